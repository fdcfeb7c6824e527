import { type Because } from '../../../access/can'
import { type SignedInWords } from '../../../i18n/load/load-signed-in-words'
import { shownName, type User } from '../../../services/identity/user'
import { type Reason } from '../../../ui/why-list/why-list'

type Refused = { user: User; permission: string; because?: Because | undefined; opens: string }

/** What was looked at before somebody was refused: what is there, and what is missing. */
export function toReasons(words: SignedInWords, { user, permission, because, opens }: Refused): Reason[] {
  const isNamed = because?.reason === 'not-granted' && because.missing.length > 0
  const missing = (isNamed ? because.missing : [permission]).join(', ')
  return [
    { isThere: true, term: words('why.signed-in'), text: shownName(user), note: user.email ?? undefined },
    {
      isThere: user.company !== null,
      term: words('why.company'),
      text: user.company ?? words('why.no-company'),
      note: user.company === null ? undefined : words('why.company-note'),
    },
    { isThere: false, term: words('why.permission'), text: words('why.missing', { permission: missing }), note: opens },
  ]
}
