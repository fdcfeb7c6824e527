import { type Translation } from '../../translation'
import { type en } from './en'

export const zhCn: Translation<typeof en> = {
  'navigator.permitted': '允许',
  'navigator.permitted-meaning': '无条件',
  'navigator.permitted-with-conditions': '有条件允许',
  'navigator.permitted-with-conditions-meaning': '完成规定步骤后允许',
  'navigator.restricted': '受限',
  'navigator.restricted-meaning': '仅有少数例外',
  'navigator.prohibited': '禁止',
  'navigator.prohibited-meaning': '没有合法途径',
  'navigator.under-review': '修订中',
  'navigator.under-review-meaning': '答复预计会有变动',
  'navigator.not-applicable': '不适用',
  'navigator.not-applicable-meaning': '不存在此问题',
  'navigator.no-data': '暂无数据',
  'navigator.no-data-meaning': '尚未评估',
}
