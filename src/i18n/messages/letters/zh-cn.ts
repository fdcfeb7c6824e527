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
}
