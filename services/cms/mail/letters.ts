import { sql } from '@payloadcms/db-postgres/drizzle'
import { type PayloadRequest } from 'payload'
import { databaseOf, findOpen, type Transaction } from '../log/transaction'
import { languageKey, toLetterLanguage } from './letter-language'
import { type Letter, tellLetter } from './letter-text'
import { canSendMail } from './mail-adapter'

/** To colleagues, by their numbers, each in their language. Kept with the change that it tells of, or not at all; the outbox sends it. */
export async function writeLetter(req: PayloadRequest, to: readonly number[], letter: Letter): Promise<void> {
  if (to.length === 0 || !canSendMail()) return
  const tx = (await findOpen(req))?.tx ?? databaseOf(req.payload)
  const { rows } = await tx.execute(sql`
    select email from users where id in (select value::int from jsonb_array_elements_text(${JSON.stringify(to)}::jsonb))`)
  for (const { email } of rows) await keepLetter(tx, String(email), letter)
}

/** To an address, in the language of the colleague who signs in with it. */
export async function keepLetter(tx: Transaction, address: string, letter: Letter): Promise<void> {
  const { rows } = await tx.execute(sql`
    select p.value #>> '{}' as language
      from users u
      join payload_preferences_rels r on r.users_id = u.id
      join payload_preferences p on p.id = r.parent_id and p.key = ${languageKey}
     where lower(u.email) = lower(${address})
     order by p.updated_at desc
     limit 1`)
  const { subject, lines } = tellLetter(letter, toLetterLanguage(rows[0]?.['language']))
  await tx.execute(sql`
    insert into colleague_letters (address, subject, words) values (${address}, ${subject}, ${lines.join('\n\n')})`)
}
