import { type MoreWords } from '../../i18n/load/load-signed-in-words'
import { type ScreenName } from './account-screens'

/** What each screen says beside the words that all of them share. A rules test looks at what their code says. */
export const wordsOf: Readonly<Partial<Record<ScreenName, readonly MoreWords[]>>> = {
  overview: ['overview', 'follows'],
  security: ['security'],
  insights: ['follows'],
  events: ['follows'],
  newsletters: ['follows'],
  interests: ['follows'],
  notices: ['follows'],
  onboarding: ['follows'],
}
