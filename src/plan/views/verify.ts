import { mainWords } from '../../i18n/words'
import { everywhere } from '../show/editions'
import { findFixed } from '../show/fixed'
import { view } from '../view'

export type VerifyProps = { lead: string }

/** Where somebody with a paper of the firm's in hand learns whether it is genuine. */
export const verifyView = view<'verify', VerifyProps>({
  route: 'verify',
  find: findFixed('verify'),
  show: ({ address }) => ({
    title: mainWords(address.locale)('verify.title'),
    above: [],
    editions: everywhere(address),
    description: mainWords(address.locale)('verify.lead'),
    props: { lead: mainWords(address.locale)('verify.lead') },
  }),
})
