import { zhCn as account } from '../messages/account/zh-cn'
import { zhCn as everyPage } from '../messages/every-page/zh-cn'
import { zhCn as products } from '../messages/products/zh-cn'
import { zhCn as statuses } from '../messages/statuses/zh-cn'

/** What the frame of an account and signing in say, in one language. Its screens bring more of their own. */
export const zhCn = { ...everyPage, ...account, ...products, ...statuses }
