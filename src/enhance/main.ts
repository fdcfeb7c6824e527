import { storedName } from '../config/stored-keys'
import { closePanels } from './close-panels'
import { askConsent } from './consent'
import { focusOnHeading } from './focus-on-heading'
import { showLocalTimes } from './local-times'
import { fillLostWords } from './lost-words'
import { openTarget } from './open-target'
import { startPageActions } from './page-actions'
import { saySessionLost } from './say-session-lost'
import { sendInPlace } from './send-in-place'
import { showSession } from './session'
import { showFrames } from './show-frames'
import { startLessons } from './start-lessons'
import { startNavigator } from './start-navigator'
import { startRowFilter } from './start-row-filter'
import { startSaving } from './start-saving'
import { startSearch } from './start-search'
import { suggestLanguage } from './suggest-language'

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
