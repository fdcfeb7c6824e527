import { frFr as inShells } from '../in-shells/fr-fr'
import { frFr as alertMe } from '../messages/alert-me/fr-fr'
import { frFr as contact } from '../messages/contact/fr-fr'
import { frFr as described } from '../messages/described/fr-fr'
import { frFr as legal } from '../messages/legal/fr-fr'
import { frFr as main } from '../messages/main/fr-fr'
import { frFr as privacy } from '../messages/privacy/fr-fr'
import { frFr as registration } from '../messages/registration/fr-fr'
import { frFr as verify } from '../messages/verify/fr-fr'

/** Everything that the main site's pages say in one language. */
export const frFr = {
  ...inShells,
  ...main,
  ...legal,
  ...contact,
  ...privacy,
  ...described,
  ...registration,
  ...verify,
  ...alertMe,
}
