import { type Translation } from '../../translation'
import { type en } from './en'

export const zhCn: Translation<typeof en> = {
  'letter.greeting': '您好：',
  'letter.ending': '您收到此邮件，是因为您在本所的账户中进行了操作。',
  'letter.firm': 'Aldermoor Vane',
  'letter.about': '关于',
  'letter.phone': '电话',
  'letter.seats': '席位数',
  'letter.message': '留言',
  'letter.email': '电子邮箱',
  'letter.reference': '编号',
  'letter.unknown': '未知',

  'callback.subject': '我们已收到您的回电请求',
  'callback.text': '您请我们给您回电。我们已记录以下内容，并将与您联系。',
  'seats.subject': '我们已收到您关于订阅的请求',
  'seats.text': '您请求调整订阅。我们已记录以下内容，并将给您答复。',

  'desk.callback-subject': '有客户请求回电',
  'desk.callback-text': '有人在账户中请求回电。',
  'desk.seats-subject': '有客户请求调整订阅',
  'desk.seats-text': '有人在账户中请求更改席位数。',
  'letter.account': '账户',
  'letter.detail': '具体对象',
  'desk.provider-subject': '登录服务商处有一项待办事项',
  'desk.provider-text': '有用户在其账户中提出此请求，而本系统无权在服务商处代为办理。',
  'desk.provider-end-session': '请结束该账户的此会话。',
  'desk.provider-end-sessions': '请结束该账户的各项会话。',
  'desk.provider-unlink': '请解除该账户与此登录方式的关联。',
  'desk.provider-erase': '请删除该账户。本所保存的相关数据均已清除。',
  'deletion.subject': '您的账户即将删除',
  'deletion.text': '您在账户中提出了删除请求，所有位置均已退出登录。除本邮件外，我们不再向您发送任何内容。',
  'deletion.back': '如您在{day}之前登录，一切照旧。届时我们保存的与您有关的全部信息将被永久清除。',
  'deletion.cancelled-subject': '您的账户予以保留',
  'deletion.cancelled': '您已重新登录，账户不会删除，一切照旧。',
}
