import { registrationConsents } from '../../../../src/forms/registration'
import { openOccasions } from '../../../account/registrations/occasion'
import { type RegistrationSaid } from '../../../account/registrations/registration'
import { openRegistrations } from '../../../account/registrations/registrations'
import { type Database } from '../../../database/open-database'
import { type DemoPerson } from '../../../identity/users/demonstration/demo-people'
import { type Life } from './life'
import { daysBefore, type Ground } from './read-ground'

type Event = NonNullable<ReturnType<typeof findEvents>[number]>
type Who = { sub: string; person: DemoPerson; life: Life }

const [consent] = registrationConsents
const ahead = 12

/**
 * Registers somebody for events by the rules that hold for everybody, before registration closed. What is full is filled with
 * guests first. Nobody is written to.
 */
export async function registerPlaces(database: Database, { sub, person, life }: Who, ground: Ground): Promise<void> {
  for (const { event: which, questions = '' } of life.places) {
    const event = findEvent(ground, which)
    if (!event) continue
    const at = which === 'past' ? new Date(Date.parse(event.startsAt) - ahead * 86_400_000) : daysBefore(ground, 1)
    const registrations = openRegistrations({
      ...{ database, findOccasion: openOccasions(ground.directory), clock: () => at },
    })
    const by = { timeZone: life.details.timeZone ?? undefined, key: undefined }
    const mode = event.mode === 'online' ? ('online' as const) : ('in-person' as const)
    if (which === 'full')
      for (const said of guestsOf(event.capacity ?? 0)) await registrations.register(event.id, { ...said, mode }, noOne)
    const said = { ...saidBy(person, life), questions, mode }
    const registered = await registrations.register(event.id, said, { ...by, sub })
    if ('registration' in registered)
      await database.query('update account.registrations set made_at = $2, attended_at = $3 where id = $1', [
        ...[registered.registration.id, at],
        which === 'past' ? event.startsAt : null,
      ])
  }
}

const noOne = { sub: undefined, timeZone: undefined, key: undefined }

const findEvents = ({ directory }: Pick<Ground, 'directory'>) => directory.all('event', 'en')

function findEvent({ directory, moment }: Ground, which: Life['places'][number]['event']): Event | undefined {
  const now = moment.toISOString()
  const events = findEvents({ directory })
    .filter(({ state }) => state !== 'cancelled')
    .sort((one, other) => (one.startsAt < other.startsAt ? -1 : 1))
  if (which === 'past') return events.filter(({ endsAt }) => endsAt < now).at(-1)
  const opened = daysBefore({ moment }, 1).toISOString()
  const isAhead = ({ startsAt, registrationOpens = '' }: Event) => startsAt > now && registrationOpens < opened
  const [coming, ...others] = events.filter(isAhead)
  if (which !== 'full') return coming
  // The one that is soonest filled by other guests.
  return others.filter(({ capacity }) => capacity).sort((one, other) => (one.capacity ?? 0) - (other.capacity ?? 0))[0]
}

const saidBy = (person: DemoPerson, { details }: Life): RegistrationSaid => ({
  ...{ name: person.name, email: person.email, organisation: person.company, jobTitle: person.jobTitle },
  ...{ country: details.country ?? '', locale: details.locale ?? 'en', mode: 'in-person', questions: '', consent },
  ...{ newsletters: false, dietary: '', access: '' },
})

const given = ['Alma', 'Bruno', 'Carys', 'Dario', 'Esther', 'Faisal', 'Greta', 'Hugo', 'Ilse', 'Joaquin']
const family = ['Abbot', 'Brandt', 'Costa', 'Dupré', 'Eriksen', 'Fontes']
const houses = [
  'Northgate Ferries plc',
  'Kestrel Mutual',
  'Orrery Bank N.V.',
  'Caldera Cloud Ltd',
  'Marlowe Stores plc',
]

/** So many invented guests, each with a name and a house that nobody has. */
const guestsOf = (count: number): RegistrationSaid[] =>
  Array.from({ length: count }, (_, at) => ({
    name: `${given[at % given.length]} ${family[Math.floor(at / given.length) % family.length]}`,
    email: `guest-${at + 1}@guests.example.com`,
    organisation: `${houses[at % houses.length]} (demonstration)`,
    ...{ jobTitle: '', country: 'GB', locale: 'en', mode: 'in-person', questions: '', consent },
    ...{ newsletters: false, dietary: '', access: '' },
  }))
