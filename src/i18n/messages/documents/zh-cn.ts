import { type Translation } from '../../translation'
import { type en } from './en'

export const zhCn: Translation<typeof en> = {
  'document.service': '服务',
  'document.as-of': '法律截至日期',
  'document.size': '内容',
  'document.size-text': '{questions} 个问题，{jurisdictions} 个法域，{answers} 项答复',
  'document.number': '文件编号',
  'document.report': '报告',
  'document.verify': '核验本文件是否真实、是否仍然有效：',
  'document.verify-alt': '指向本文件核验页面的二维码',
  'document.answers': '答复',
  'document.jurisdiction': '法域',
  'document.answer': '答复',
  'document.citation': '引用',
  'document.cited': '第 {version} 版，自 {since} 起生效',
  'document.unanswered': '尚无答复',
  'document.sources': '各项答复的发布位置',
  'document.counsel': '当地律师',
  'document.counsel-none': '未列明',
  'document.reviewed': '最近审阅',
  'document.read': '法律截至 {day}',
  'document.disclaimer-title': '请注意',
  'document.disclaimer':
    '本报告所载答复以所示日期的发布内容为准，仅供一般参考，不构成法律意见。法律和答复可能发生变更，使用前请凭文件编号进行核验。',
  'document.page': '页码',
}
