import { type Payload, type PayloadRequest } from 'payload'
import { nameOf } from '../../../src/config/locales'
import { log, messageOf } from '../../shared/log'
import { environment } from '../environment'
import { canSendMail } from './mail-adapter'

/** To colleagues, by their numbers. */
export type Letter = { to: number[]; subject: string; lines: string[] }

const waiting = new Map<string, Letter[]>()

/** Posted when the change that it tells of is kept, and not otherwise. */
export async function writeLetter(req: PayloadRequest, letter: Letter): Promise<void> {
  if (letter.to.length === 0 || !canSendMail()) return
  const id = await req.transactionID
  if (id === undefined) postLetters(req.payload, [letter])
  else waiting.set(String(id), [...(waiting.get(String(id)) ?? []), letter])
}

export function takeLetters(transaction: string): Letter[] {
  const letters = waiting.get(transaction) ?? []
  waiting.delete(transaction)
  return letters
}

/** Nobody waits for the mail server, and what it does not take is on the desk all the same. */
export function postLetters(payload: Payload, letters: readonly Letter[]): void {
  for (const letter of letters) {
    post(payload, letter).catch((error: unknown) => log.warn(`A letter was not sent: ${messageOf(error)}`))
  }
}

async function post(payload: Payload, { to, subject, lines }: Letter): Promise<void> {
  const { docs } = await payload.db.find<{ email: string }>({
    collection: 'users',
    where: { id: { in: to } },
    pagination: false,
  })
  for (const { email } of docs) await payload.sendEmail({ to: email, subject, text: lines.join('\n\n') })
}

type Item = { collection: string; id: number; title: string; locale?: string | null | undefined }

/** "On set-off" (Français). The title of an answer is the law itself, which mail may not carry: it goes by its number. */
export function nameItem({ collection, id, title, locale }: Item): string {
  const name = collection === 'nav-answers' ? `Answer ${id}` : `"${title}"`
  return locale ? `${name} (${nameOf(locale)})` : name
}

export const addressOf = ({ collection, id, locale }: Item): string =>
  `${environment.publicUrl()}/admin/collections/${collection}/${id}${locale ? `?locale=${locale}` : ''}`
