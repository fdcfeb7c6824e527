import { type LocaleIn } from '../config/locales'
import { href } from '../routes/href'

const name = 'product'

/** The address at which a product is opened to those who may, and at which everybody else learns why not. */
export const toProductDoor = (locale: LocaleIn<'main'>, permission: string): string =>
  `${href('dashboard-products', locale)}?${new URLSearchParams({ [name]: permission }).toString()}`

/** Before whose door somebody stands, by the query of the address. */
export const findWantedProduct = (search: string): string | null => new URLSearchParams(search).get(name)
