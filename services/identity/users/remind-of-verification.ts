import { log, messageOf } from '../../shared/log'
import { mayWrite, sendVerification } from '../mail/letters'
import { type Parts } from '../parts'
import { limits } from '../settings'
import { type PageLocale } from '../words/choose-words'

type Reminded = { userId: string; email: string; locale: PageLocale; ip: string }

/** Sends the letter about an address again to somebody who signs in without having confirmed it, once in a while. */
export async function remindOfVerification(parts: Parts, { userId, email, locale, ip }: Reminded): Promise<void> {
  const user = await parts.users.find(userId)
  if (!user || user.email_verified || user.email !== email) return
  if (!(await parts.attempts.allow(`verification of ${userId}`, limits.verificationLetters))) return
  if (await mayWrite(parts, email, ip)) await sendVerification(parts, { email, userId, locale })
}

export function reportUnsent(error: unknown): void {
  log.error(`A letter was not sent: ${messageOf(error)}`)
}
