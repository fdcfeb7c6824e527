import { type Translation } from '../../translation'
import { type en } from './en'

export const zhCn: Translation<typeof en> = {
  'verify.title': '核验文件',
  'verify.lead': '本所出具的报告和证书均带有编号和二维码。您可在此核验文件是否真实、内容是否仍然有效。',
  'verify.number': '文件编号',
  'verify.number-hint': '位于二维码旁，共七组，每组四个字符。',
  'verify.look-up': '核验',
  'verify.genuine': '该文件为真实文件',
  'verify.genuine-text': '本页面不显示持有人信息，也不显示文件的其他内容。',
  'verify.unsure': '未能确认',
  'verify.changed': '文件中的 {total} 项答复，已有 {changed} 项发生变更。请核实后再行使用。',
  'verify.unchanged': '文件中的 {total} 项答复均未发生变更。',
  'verify.changes': '登录查看哪些答复发生了变更（须有阅读权限）',
  'verify.kind': '文件类型',
  'verify.kind-report': 'Navigator 报告',
  'verify.kind-attendance': '参加证书',
  'verify.kind-completion': '结业证书',
  'verify.certified-attendance': '证明持有人于 {day} 参加了“{title}”，计 {count} 分钟专业进修学时。',
  'verify.certified-completion': '证明持有人于 {day} 完成了“{title}”，计 {count} 分钟专业进修学时。',
  'verify.day': '出具日期',
  'verify.today': '核验日期',
  'verify.unknown': '没有与该编号相符的文件',
  'verify.unknown-text':
    '请将每个字符与文件逐一核对。编号中不使用字母 I、L 和 O，请分别按 1、1 和 0 输入。如编号无误，则该文件并非本所出具。',
  'verify.busy': '您的网络连接核验次数过多',
  'verify.busy-text': '请一小时后重试。',
  'verify.unavailable': '目前无法核验该文件',
  'verify.unavailable-text': '这并不表示文件真伪存疑。请稍后重试。',
}
