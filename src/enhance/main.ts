import { askConsent } from './consent'
import { showLocalTimes } from './local-times'
import { fillLostWords } from './lost-words'
import { startPageActions } from './page-actions'
import { startSearch } from './start-search'
import { suggestLanguage } from './suggest-language'

// All the script that a page of content brings: pages are complete without it. Each part looks for its own attributes, and
// a part that fails takes no other with it.
for (const start of [startPageActions, showLocalTimes, fillLostWords, suggestLanguage, startSearch, askConsent]) {
  try {
    start()
  } catch (error) {
    reportError(error)
  }
}
