import { storedName } from '../../config/stored-keys'
import { focusHeading } from '../../shell/focus-heading'

const key = storedName('focus-heading')

/** Anyone who comes back from signing in has had another site on the screen: they begin at the heading. */
export function focusOnHeading(): void {
  if (sessionStorage.getItem(key) === null) return
  sessionStorage.removeItem(key)
  focusHeading()
}
