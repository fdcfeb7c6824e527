import { zhCn as inShells } from '../in-shells/zh-cn'
import { zhCn as alertMe } from '../messages/alert-me/zh-cn'
import { zhCn as contact } from '../messages/contact/zh-cn'
import { zhCn as described } from '../messages/described/zh-cn'
import { zhCn as legal } from '../messages/legal/zh-cn'
import { zhCn as main } from '../messages/main/zh-cn'
import { zhCn as privacy } from '../messages/privacy/zh-cn'
import { zhCn as registration } from '../messages/registration/zh-cn'
import { zhCn as verify } from '../messages/verify/zh-cn'

/** Everything that the main site's pages say in one language. */
export const zhCn = {
  ...inShells,
  ...main,
  ...legal,
  ...contact,
  ...privacy,
  ...described,
  ...registration,
  ...verify,
  ...alertMe,
}
