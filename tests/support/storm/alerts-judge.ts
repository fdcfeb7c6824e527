import { existsSync, readFileSync } from 'node:fs'
import { type Pool } from 'pg'
import { type Follower } from './alerts-people'

/** A change that was published, by the word in its title. */
export type Published = { name: string; subject: string; topics: readonly number[]; jurisdiction: number | undefined }

type Taken = { id: string; to: string; told: string[] }

const follows = (one: Follower, { topics, jurisdiction }: Published): boolean =>
  one.jurisdiction === jurisdiction || one.topics.some((topic) => topics.includes(topic))

/** Keeps account of what the mail server took: a letter that came twice under one name is one, as mail programs see it. */
export function openJudge(people: readonly Follower[], sinkFile: string) {
  const byAddress = new Map(people.map((one) => [one.address, one]))
  const published = new Map<string, Published>()
  const letters = new Map<string, Set<string>>()
  const due = new Set<string>()
  const mayNot: string[] = []
  let [read, again] = [0, 0]
  const take = ({ id, to, told }: Taken) => {
    const reader = byAddress.get(to)
    if (letters.has(id)) again += 1
    for (const name of told) {
      const change = published.get(name)
      if (!reader || !change || !follows(reader, change) || (change.jurisdiction !== undefined && !reader.mayRead))
        mayNot.push(`${to} ${name}`)
    }
    letters.set(id, new Set([...(letters.get(id) ?? []), ...told.map((name) => `${to} ${name}`)]))
  }
  return {
    publish: (changes: readonly Published[]) => changes.forEach((one) => published.set(one.name, one)),
    /** What of these must have reached people whose letters go now; read with the grants of now. */
    noteDue: (changes: readonly Published[], isDue: (one: Follower) => boolean) => {
      for (const one of people.filter((reader) => !reader.isRefused && isDue(reader)))
        for (const change of changes)
          if (follows(one, change) && (change.jurisdiction === undefined || one.mayRead))
            due.add(`${one.address} ${change.name}`)
    },
    readLetters: () => {
      const lines = existsSync(sinkFile) ? readFileSync(sinkFile, 'utf8').split('\n').slice(0, -1) : []
      for (const line of lines.slice(read)) take(JSON.parse(line) as Taken)
      read = lines.length
    },
    verdict: async (database: Pool) => {
      const times = new Map<string, number>()
      for (const told of letters.values()) for (const one of told) times.set(one, (times.get(one) ?? 0) + 1)
      const lost = [...due].filter((one) => !times.has(one))
      const doubled = [...times].flatMap(([one, count]) => (count > 1 ? [one] : []))
      const wanted = [...published.values()].flatMap((change) =>
        people.filter((one) => follows(one, change)).map(({ sub }) => `${sub} ${change.subject}`),
      )
      const shown = await countShown(database, wanted)
      return {
        lost: [...lost, ...shown.lost],
        doubled: [...doubled, ...shown.doubled],
        mayNot,
        again,
        told: times.size,
        letters: letters.size,
      }
    },
  }
}

/** On the site, each stands once for each of its followers, who heard of it by one event. */
async function countShown(database: Pool, wanted: readonly string[]) {
  const keysOf = async (table: string, about: string) =>
    (await database.query<{ key: string }>(`select sub || ' ' || ${about} as key from ${table}`)).rows.map(
      ({ key }) => key,
    )
  const [alerts, events] = [await keysOf('account.alerts', 'subject'), await keysOf('account.events', 'about')]
  const known = new Set(wanted)
  const [ofAlerts, ofEvents] = [new Set(alerts), new Set(events)]
  return {
    lost: wanted.filter((one) => !ofAlerts.has(one) || !ofEvents.has(one)).map((one) => `${one} on the site`),
    doubled: [
      ...(alerts.length > ofAlerts.size || events.length > ofEvents.size
        ? ['an alert or an event is there twice']
        : []),
      ...[...ofAlerts].filter((one) => !known.has(one)).slice(0, 5),
    ],
  }
}
