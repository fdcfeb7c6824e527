import { type Translation } from '../../translation'
import { type en } from './en'

export const zhCn: Translation<typeof en> = {
  'cookies.title': 'Cookie政策',
  'cookies.caption': '本网站在您的浏览器中保存的全部内容',
  'cookies.name': '名称',
  'cookies.purpose': '用途',
  'cookies.category': '类别',
  'cookies.kind': '形式',
  'cookies.lifetime': '保存期限',
  'cookies.necessary': '必需',
  'cookies.statistics': '统计，仅在您同意后',
  'cookies.local-storage': '本地存储',
  'cookies.cookie': 'Cookie',
  'cookies.session': '至关闭浏览器',
  'cookies.signed-in': '至退出登录',
  'cookies.for-consent': '记录是否允许统计访问量，以免在每一页重复询问。仅由本站脚本读取。',
  'cookies.for-visitor': '统计访问量时用以区分访客的随机编号。仅由本所读取。',
  'cookies.days': { other: '{count}天' },
}
