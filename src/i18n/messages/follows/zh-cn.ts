import { type Translation } from '../../translation'
import { type en } from './en'

export const zhCn: Translation<typeof en> = {
  'interests.title': '您关注的内容',
  'interests.count': { other: '您关注了{count}个主题' },
  'interests.lead': '您的专业洞察和概览据此显示内容。',
  'interests.chosen': '已选择',
  'interests.chosen-note': '勾选后即保存。',
  'interests.none': '尚未选择任何内容。请在下方勾选您想了解的主题。',
  'interests.remove': '移除：{title}',
  'interests.clear': '全部清除',
  'interests.saved': '已于{time}保存',
  'interests.all': '全部主题',
  'interests.all-note': '勾选一组即勾选其中所有内容。方框中的横线表示“部分已选”。',
  'interests.find': '查找主题或法域',
  'interests.not-found': '没有名称包含这些文字的主题。',
  'interests.in-part': '部分已选',
  'interests.some': '{taken}/{all}',
  'interests.jurisdictions': '法域',
  'interests.services': '业务领域',
  'interests.sectors': '行业',
  'interests.topics': '专题',
}
