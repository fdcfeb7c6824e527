import { en as inShells } from '../in-shells/en'
import { en as alertMe } from '../messages/alert-me/en'
import { en as contact } from '../messages/contact/en'
import { en as described } from '../messages/described/en'
import { en as legal } from '../messages/legal/en'
import { en as main } from '../messages/main/en'
import { en as privacy } from '../messages/privacy/en'
import { en as registration } from '../messages/registration/en'
import { en as verify } from '../messages/verify/en'

/** Everything that the main site's pages say in one language. */
export const en = {
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
