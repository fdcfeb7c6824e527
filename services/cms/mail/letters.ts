import { sql } from '@payloadcms/db-postgres/drizzle'
import { type PayloadRequest } from 'payload'
import { nameOf } from '../../../src/config/locales'
import { environment } from '../environment'
import { databaseOf, findOpen, type Transaction } from '../log/transaction'
import { canSendMail } from './mail-adapter'

type Said = { subject: string; lines: readonly string[] }
/** To colleagues, by their numbers. */
type Letter = Said & { to: readonly number[] }

/** Kept with the change that it tells of, or not at all; the outbox sends it. */
export async function writeLetter(req: PayloadRequest, { to, ...said }: Letter): Promise<void> {
  if (to.length === 0 || !canSendMail()) return
  const tx = (await findOpen(req))?.tx ?? databaseOf(req.payload)
  const { rows } = await tx.execute(sql`
    select email from users where id in (select value::int from jsonb_array_elements_text(${JSON.stringify(to)}::jsonb))`)
  for (const { email } of rows) await keepLetter(tx, String(email), said)
}

export async function keepLetter(tx: Transaction, address: string, { subject, lines }: Said): Promise<void> {
  await tx.execute(sql`
    insert into colleague_letters (address, subject, words) values (${address}, ${subject}, ${lines.join('\n\n')})`)
}

type Item = { collection: string; id: number; title: string; locale?: string | null | undefined }

/** "On set-off" (Français). The title of an answer is the law itself, which mail may not carry: it goes by its number. */
export function nameItem({ collection, id, title, locale }: Item): string {
  const name = collection === 'nav-answers' ? `Answer ${id}` : `"${title}"`
  return locale ? `${name} (${nameOf(locale)})` : name
}

export const addressOf = ({ collection, id, locale }: Item): string =>
  `${environment.publicUrl()}/admin/collections/${collection}/${id}${locale ? `?locale=${locale}` : ''}`
