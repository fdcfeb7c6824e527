import { type Parts } from '../parts'
import { lifetimes, limits } from '../settings'
import { type PageLocale, wordsOf } from '../words/choose-words'

type To = { email: string; userId: string; locale: PageLocale }

const linkTo = ({ settings }: Parts, page: string, query: Record<string, string>): string =>
  `${settings.root}/u/${page}?${new URLSearchParams(query).toString()}`

export async function sendVerification(parts: Parts, { email, userId, locale }: To): Promise<void> {
  const ticket = await parts.tickets.issue('email-verification', { userId, email }, lifetimes.emailVerification)
  const words = wordsOf(locale)
  const { subject, body } = words.letters.verify
  const link = linkTo(parts, 'email-verification', { ticket, lang: locale })
  await parts.postman.send(email, { subject, parts: [body, link, words.letters.ignore] }, words)
}

export async function sendReset(parts: Parts, to: To, occasion: 'reset' | 'known'): Promise<void> {
  const { email, userId, locale } = to
  const ticket = await parts.tickets.issue('password-reset', { userId, email }, lifetimes.passwordReset)
  const words = wordsOf(locale)
  const { subject, body } = words.letters[occasion]
  const link = linkTo(parts, 'reset-password', { ticket, lang: locale })
  await parts.postman.send(email, { subject, parts: [body, link, words.letters.ignore] }, words)
}

export async function sendChanged({ postman }: Parts, email: string, locale: PageLocale): Promise<void> {
  const words = wordsOf(locale)
  const { subject, body } = words.letters.changed
  await postman.send(email, { subject, parts: [body] }, words)
}

export type CodeLetter = { to: string; code: string; link: string; locale: PageLocale }

export async function sendCode({ postman }: Parts, { to, code, link, locale }: CodeLetter): Promise<void> {
  const words = wordsOf(locale)
  const { subject, body, link: introduction } = words.letters.code
  const letter = { subject: subject(code), parts: [body(code), introduction, link, words.letters.ignore] }
  await postman.send(to, letter, words)
}

/** Whether one more letter may go out: neither one mailbox nor everybody's may be flooded. */
export async function mayWrite({ attempts }: Parts, to: string, ip: string): Promise<boolean> {
  const toOne = await attempts.allow(`letters to ${to}`, limits.lettersToOne)
  const fromAddress = await attempts.allow(`letters from ${ip}`, limits.lettersFromAddress)
  return toOne && fromAddress
}
