import { setTimeout as sleep } from 'node:timers/promises'
import { withClient } from '../../../services/database/connect'
import { type IdentityProcess } from '../identity/identity-process'

type Kept = Pick<IdentityProcess, 'databaseUrl'>
type Letter = { subject: string; body: string }

const patienceMs = 5000

const read = (identity: Kept, recipient: string): Promise<Letter[]> =>
  withClient(identity.databaseUrl, async (client) => {
    const { rows } = await client.query<Letter>(
      'select subject, body from identity.outbox where recipient = $1 order by id desc',
      [recipient],
    )
    return rows
  })

export const lettersTo = read

/** The newest letter to somebody, once it has arrived: the words, and the link in them. */
export async function letterTo(identity: Kept, recipient: string, subject: string | RegExp = /./) {
  for (const started = Date.now(); Date.now() - started < patienceMs;) {
    const letters = await read(identity, recipient)
    const found = letters.find((letter) => new RegExp(subject).test(letter.subject))
    await sleep(30)
    if (found) return { ...found, link: /https?:\S+/.exec(found.body)?.[0] ?? '' }
  }
  throw new Error(`${recipient} got no letter about ${String(subject)}.`)
}
