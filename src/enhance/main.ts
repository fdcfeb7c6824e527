import { publicEnv } from '../config/env-public'
import { askConsent } from './consent'
import { showLocalTimes } from './local-times'
import { fillLostWords } from './lost-words'
import { startPageActions } from './page-actions'
import { showSession } from './session'
import { startSearch } from './start-search'
import { suggestLanguage } from './suggest-language'

const greet = (): void => showSession(document, localStorage, publicEnv.sessionKey)

// All the script that a page of content brings: pages are complete without it. Each part looks for its own attributes, and
// a part that fails takes no other with it.
for (const start of [
  greet,
  startPageActions,
  showLocalTimes,
  fillLostWords,
  suggestLanguage,
  startSearch,
  askConsent,
]) {
  try {
    start()
  } catch (error) {
    reportError(error)
  }
}
