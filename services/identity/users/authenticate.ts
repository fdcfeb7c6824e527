import { databaseConnection, findConnection } from '../connections'
import { type Parts } from '../parts'
import { limits } from '../settings'
import { type PageLocale } from '../words/choose-words'
import { isPassword, pretendToCheck } from './hash-password'
import { remindOfVerification, reportUnsent } from './remind-of-verification'
import { isEmail, toEmail } from './user'

export type Credentials = { email: string; password: string; connection: string; ip: string; locale: PageLocale }
export type Authenticated = { userId: string } | { problem: 'wrong' | 'blocked' }

const pairKey = (email: string, ip: string) => `failures ${email} ${ip}`

/**
 * Whether these are somebody's e-mail address and password. The answer for a stranger, and the time it takes, are those for a wrong
 * password. After too many tries even the right password is refused for a while.
 */
export async function authenticate(
  parts: Parts,
  { email, password, connection, ip, locale }: Credentials,
): Promise<Authenticated> {
  const { attempts, users } = parts
  const address = toEmail(email)
  if (await isBlocked(parts, address, ip)) return { problem: 'blocked' }

  const isDatabase = findConnection(connection)?.kind === 'database'
  const login = isDatabase && isEmail(address) ? await users.findLogin(connection, { email: address }) : undefined
  const hash = login?.password_hash
  const isRight = hash ? await isPassword(password, hash) : await pretendToCheck(password)
  if (login && isRight) {
    await attempts.forget(pairKey(address, ip))
    // Not waited for: how long an answer takes must not depend on what is known of an address.
    void remindOfVerification(parts, { userId: login.user_id, email: address, locale, ip }).catch(reportUnsent)
    return { userId: login.user_id }
  }
  await attempts.allow(`failures of ${address}`, limits.failuresOfAccount)
  await attempts.allow(`failures from ${ip}`, limits.failuresOfAddress)
  return { problem: 'wrong' }
}

async function isBlocked({ attempts }: Parts, address: string, ip: string): Promise<boolean> {
  if (!(await attempts.allow(pairKey(address, ip), limits.failuresOfPair))) return true
  const ofAccount = await attempts.count(`failures of ${address}`)
  const fromAddress = await attempts.count(`failures from ${ip}`)
  return ofAccount >= limits.failuresOfAccount.most || fromAddress >= limits.failuresOfAddress.most
}

/** A person may mistype; a program that guesses soon meets a question for people. */
export async function needsCaptcha({ attempts }: Pick<Parts, 'attempts'>, ip: string): Promise<boolean> {
  return (await attempts.count(`failures from ${ip}`)) >= limits.failuresBeforeCaptcha
}

export const usualConnection = (named: string): string => named || databaseConnection
