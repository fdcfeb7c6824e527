import { mainWords } from '../../i18n/words'
import { everywhere } from '../show/editions'
import { findFixed } from '../show/fixed'
import { view } from '../view'

export type EventPlaceProps = { lead: string }

/** What the link in a letter about an event opens: the account service fills in whose it is. */
export const eventPlaceView = view<'event-place', EventPlaceProps>({
  route: 'event-place',
  find: findFixed('event-place'),
  show: ({ address }) => ({
    title: mainWords(address.locale)('place.title'),
    above: [],
    editions: everywhere(address),
    description: mainWords(address.locale)('place.lead'),
    props: { lead: mainWords(address.locale)('place.lead') },
  }),
})
