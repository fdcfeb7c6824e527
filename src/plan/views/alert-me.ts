import { mainWords } from '../../i18n/words'
import { everywhere } from '../show/editions'
import { findFixed } from '../show/fixed'
import { view } from '../view'

export type AlertMeProps = { lead: string }

/** Where letters are asked for without an account: the account service fills in which. */
export const alertMeView = view<'alert-me', AlertMeProps>({
  route: 'alert-me',
  find: findFixed('alert-me'),
  show: ({ address }) => ({
    title: mainWords(address.locale)('alert-me.title'),
    above: [],
    editions: everywhere(address),
    description: mainWords(address.locale)('alert-me.lead'),
    props: { lead: mainWords(address.locale)('alert-me.lead') },
  }),
})
