import { frFr as account } from '../messages/account/fr-fr'
import { frFr as everyPage } from '../messages/every-page/fr-fr'
import { frFr as products } from '../messages/products/fr-fr'
import { frFr as statuses } from '../messages/statuses/fr-fr'

/** What the frame of an account and signing in say, in one language. Its screens bring more of their own. */
export const frFr = { ...everyPage, ...account, ...products, ...statuses }
