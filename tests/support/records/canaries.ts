import { demoAccounts } from '../../../services/colleagues/demo-accounts'
import { demoPeople } from '../../../services/identity/users/demonstration/demo-people'

/** Who signs up, signs in, loses a password, enquires, registers, is granted something, and hears of news in the tests. */
const peopleOfTests = [
  'Ines Marchetti',
  'Margaux Thevenet',
  'Pat Upstream',
  'Ada Byron',
  'Another Name',
  'Own Account',
  'A. Leaver',
  'Eleanor Strand',
  'Wei Lanying',
]

/** What no log may hold: names of people. Their addresses and tokens are known by their form. */
export const canaries: readonly string[] = [
  ...peopleOfTests,
  ...demoPeople.map(({ name }) => name),
  ...demoAccounts('').map(({ name }) => name),
]
