import { findConnection } from '../connections'
import { type Parts } from '../parts'
import { type AskedCode } from '../store/codes'
import { toEmail } from './user'
import { type Contact } from './users'

export const toRecipient = (connection: string, recipient: string): string =>
  connection === 'sms' ? recipient.replace(/[\s()-]/g, '') : toEmail(recipient)

/** Signs somebody in by a code that was sent to them, and makes their account the first time. */
export async function redeemCode(parts: Parts, asked: AskedCode): Promise<string | undefined> {
  const connection = findConnection(asked.connection)
  if (connection?.kind !== 'passwordless') return undefined
  const recipient = toRecipient(connection.name, asked.recipient)
  if (!(await parts.codes.redeem({ ...asked, recipient }))) return undefined

  const contact: Contact = connection.name === 'sms' ? { phone_number: recipient } : { email: recipient }
  const known = await parts.users.findLogin(connection.name, contact)
  if (!known) {
    const made = await parts.users.create(connection, { ...contact, email_verified: 'email' in contact })
    return made?.id
  }
  // A linked account may carry another address; only the one that the code went to is proved.
  if ('email' in contact) await parts.users.markVerified(known.user_id, contact.email)
  return known.user_id
}
