import { en as account } from '../messages/account/en'
import { en as everyPage } from '../messages/every-page/en'
import { en as products } from '../messages/products/en'
import { en as statuses } from '../messages/statuses/en'

/** What the frame of an account and signing in say, in one language. Its screens bring more of their own. */
export const en = { ...everyPage, ...account, ...products, ...statuses }
