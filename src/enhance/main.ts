import { storedName } from '../config/stored-keys'
import { askConsent } from './consent'
import { closePanels } from './page/close-panels'
import { focusOnHeading } from './page/focus-on-heading'
import { showLocalTimes } from './page/local-times'
import { fillLostWords } from './page/lost-words'
import { openTarget } from './page/open-target'
import { startPageActions } from './page/page-actions'
import { showFrames } from './page/show-frames'
import { suggestLanguage } from './page/suggest-language'
import { saySessionLost } from './say-session-lost'
import { sendInPlace } from './send-in-place'
import { showSession } from './session'
import { startLessons } from './start-lessons'
import { startNavigator } from './start-navigator'
import { startRowFilter } from './start-row-filter'
import { startSaving } from './start-saving'
import { startSearch } from './start-search'

const greet = (): void => {
  if (!showSession(document, localStorage, storedName('signed-in'))) return
  document.documentElement.dataset.signedIn = ''
  startNavigator()
  startSaving()
}

// All the script that a page of content brings: pages are complete without it. Each part looks for its own attributes, and
// a part that fails takes no other with it.
for (const start of [
  greet,
  saySessionLost,
  focusOnHeading,
  openTarget,
  startRowFilter,
  startPageActions,
  showFrames,
  showLocalTimes,
  fillLostWords,
  suggestLanguage,
  startSearch,
  startLessons,
  closePanels,
  sendInPlace,
  askConsent,
]) {
  try {
    start()
  } catch (error) {
    reportError(error)
  }
}
