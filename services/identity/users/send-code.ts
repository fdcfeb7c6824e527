import { mayWrite, sendCode } from '../mail/letters'
import { type Parts } from '../parts'
import { type PageLocale } from '../words/choose-words'

type Wanted = {
  connection: string
  recipient: string
  clientId: string
  /** What /authorize is to be asked once the link of the letter is followed. */
  request: Record<string, string>
  locale: PageLocale
  ip: string
}

// Of an authorization request, what a link may carry on. Anything else would be decided by who made the link.
const carried = [
  'redirect_uri',
  'response_type',
  'response_mode',
  'scope',
  'state',
  'nonce',
  'audience',
  'organization',
]

/** Sends six digits, and a link that holds them. False when that was asked too often. */
export async function sendCodeLetter(parts: Parts, wanted: Wanted): Promise<boolean> {
  const { connection, recipient, clientId, request, locale, ip } = wanted
  if (!(await mayWrite(parts, recipient, ip))) return false
  const code = await parts.codes.issue(connection, recipient)
  const query = new URLSearchParams({
    ...Object.fromEntries(Object.entries(request).filter(([name]) => carried.includes(name))),
    client_id: clientId,
    connection,
    verification_code: code,
    [connection === 'sms' ? 'phone_number' : 'email']: recipient,
  })
  const link = `${parts.settings.root}/passwordless/verify_redirect?${query.toString()}`
  await sendCode(parts, { to: recipient, code, link, locale })
  return true
}
