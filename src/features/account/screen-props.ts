import { type OfferedProduct } from '../../access/offered-product'
import { type LocaleIn } from '../../config/locales'
import { type SignedInWords } from '../../i18n/load/load-signed-in-words'
import { type User } from '../../services/identity/user'

export type ScreenProps = {
  locale: LocaleIn<'main'>
  user: User
  words: SignedInWords
  /** What there is to be opened, as the pages know it; and the one that somebody came for. */
  products?: readonly OfferedProduct[]
  wanted?: OfferedProduct
}
