import { createInterface } from 'node:readline'
import { lettersOnPlaces } from '../../../services/account/registrations/letters/letters-on-places'
import { type Occasion } from '../../../services/account/registrations/occasion'
import { openRegistrations } from '../../../services/account/registrations/registrations'
import { openDatabase } from '../../../services/database/open-database'

/** What the storm asks of a replica; `occasion` is the event as that replica has read it from the log. */
export type PlaceTask = { number: number; email: string; action: 'register' | 'cancel' | 'settle'; occasion: Occasion }

const [databaseUrl = ''] = process.argv.slice(2)
const database = openDatabase(databaseUrl)
const siteOrigin = 'https://firm.example'
const tell = lettersOnPlaces({ linkOf: ({ id }) => `${siteOrigin}/place/${id}`, siteOrigin })
const guest = { sub: undefined, timeZone: undefined, key: undefined }

// A replica of its own, which is killed wherever it is.
async function work({ number, email, action, occasion }: PlaceTask): Promise<void> {
  const registrations = openRegistrations({ database, tell, findOccasion: () => occasion })
  if (action === 'settle') await registrations.settle(occasion.event)
  if (action === 'register') {
    const form = { name: 'Ada Byron', email, organisation: 'Harbour', jobTitle: '', country: 'France', questions: '' }
    const more = { mode: 'in-person' as const, consent: '2026-11', newsletters: false, locale: 'en' }
    await registrations.register(occasion.event, { ...form, ...more, dietary: '', access: '' }, guest)
  }
  if (action === 'cancel') {
    const { rows } = await database.query<{ id: string }>(
      'select id from account.registrations where event = $1 and email_key = $2',
      [occasion.event, email],
    )
    if (rows[0]) await registrations.cancel(rows[0].id)
  }
  process.stdout.write(`${number}\n`)
}

createInterface({ input: process.stdin }).on('line', (line) => {
  work(JSON.parse(line) as PlaceTask).catch((error: unknown) => {
    process.stderr.write(`${String(error)}\n`)
  })
})
