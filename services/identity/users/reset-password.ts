import { log, messageOf } from '../../shared/log'
import { databaseConnection } from '../connections'
import { mayWrite, sendChanged, sendReset } from '../mail/letters'
import { type Parts } from '../parts'
import { type PageLocale } from '../words/choose-words'
import { hashPassword } from './hash-password'

type Forgetful = { email: string; locale: PageLocale; ip: string }

/** Sends a link if there is such an account. Who asks learns nothing either way. */
export async function askReset(parts: Parts, { email, locale, ip }: Forgetful): Promise<void> {
  const mayGo = await mayWrite(parts, email, ip)
  const login = await parts.users.findLogin(databaseConnection, { email })
  if (login && mayGo) {
    // Not waited for: sending takes time, and the time would tell.
    void sendReset(parts, { email, userId: login.user_id, locale }, 'reset').catch(reportUnsent)
  }
}

type Chosen = { userId: string; email: string; password: string; locale: PageLocale }

export async function resetPassword(parts: Parts, { userId, email, password, locale }: Chosen): Promise<boolean> {
  const login = (await parts.users.logins(userId)).find(
    (one) => one.connection === databaseConnection && one.email === email,
  )
  if (!login) return false
  await parts.users.setPassword(login, await hashPassword(password))
  // Anyone who followed the link reads this mailbox.
  await parts.users.markVerified(userId, email)
  await sendChanged(parts, email, locale).catch(reportUnsent)
  return true
}

function reportUnsent(error: unknown): void {
  log.error(`Mail about a changed password was not sent: ${messageOf(error)}`)
}
