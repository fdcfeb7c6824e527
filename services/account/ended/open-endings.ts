import { listenTo } from '../../database/listen'
import { type Database } from '../../database/open-database'
import { repeat } from '../repeat'
import { endedChannel, type Ending, longestTokenDays, readEndings } from './endings'

/** What a token says of itself that an ending is judged by: when it was issued, in seconds since 1970. */
export type Issued = { sub: string; session?: string; issuedAt: number }

export type Endings = {
  isEnded: (token: Issued) => boolean
  /** For as long as nothing was read, nobody can be judged. */
  untilRead: () => Promise<void>
  /** Called whenever something may have ended. */
  whenEnded: (look: () => void) => void
  forget: () => Promise<void>
  close: () => Promise<void>
}

type Parts = {
  databaseUrl: string
  database: Pick<Database, 'query'>
  report: (line: string) => void
  everyMs?: number
}

const lookEveryMs = 5000
const keyOf = (kind: Ending['kind'], id: string): string => `${kind} ${id}`

/** Knows what was signed out, within a moment where it was said to this service and within seconds where the provider did it. */
export function openEndings({ databaseUrl, database, report, everyMs = lookEveryMs }: Parts): Endings {
  let known: ReadonlyMap<string, number> | undefined
  const looks: (() => void)[] = []

  const read = async () => {
    const found = new Map<string, number>()
    for (const { kind, id, at } of await readEndings(database)) {
      const key = keyOf(kind, id)
      found.set(key, Math.max(found.get(key) ?? 0, toSeconds(at)))
    }
    known = found
    for (const look of looks) look()
  }
  const failed = 'What was signed out is not known'
  const stopLooking = repeat({ everyMs, work: read, failed, report })
  const hear = () => void read().catch(() => undefined)
  const stopListening = listenTo({ databaseUrl, channel: endedChannel, hear, report })
  const isBefore = (issuedAt: number, end: number | undefined) => end !== undefined && issuedAt < end
  return {
    isEnded: ({ sub, session, issuedAt }) =>
      isBefore(issuedAt, known?.get(keyOf('person', sub))) ||
      (session !== undefined && isBefore(issuedAt, known?.get(keyOf('session', session)))),
    untilRead: async () => {
      if (!known) await read()
    },
    whenEnded: (look) => void looks.push(look),
    forget: async () => {
      await database.query('delete from account.ended where at < now() - make_interval(days => $1)', [longestTokenDays])
    },
    close: async () => {
      await stopLooking()
      await stopListening()
    },
  }
}

/** As the provider counts: a token tells the second in which it was issued, and that one has ended too. */
const toSeconds = (at: Date): number => Math.ceil(at.getTime() / 1000)
