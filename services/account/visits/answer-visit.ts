import { type IncomingMessage } from 'node:http'
import * as z from 'zod'
import { searchGroups } from '../../../src/content/search-record'
import { routeOf } from '../../../src/routes/address'
import { decodePath } from '../../../src/routes/href'
import { match } from '../../../src/routes/match'
import { readJson } from '../../http/read-body'
import { type Answer, toPlain } from '../../http/respond'
import { toSender } from '../../http/to-sender'
import { type FindAsker } from '../people/find-asker'
import { type Senders } from '../sent-forms/limit-senders'
import { type Counts } from './counts'
import { type Identified, identifying } from './identified'

export const visitsPath = '/online-services/visits'

export type VisitDesk = {
  visits: Counts<'visits'>
  searches: Counts<'searches'>
  identified: Pick<Identified, 'note' | 'forget'>
  findAsker: FindAsker
  senders: Senders
  /** Whether readers find a page there. */
  isLive: (path: string) => Promise<boolean>
}

const mostBytes = 4096
const mostCharacters = 500

// Whatever else a script says of a visitor is not even read.
const visit = z.object({ kind: z.literal('page'), path: z.string().startsWith('/').max(mostCharacters) })
// Of a search, what became of it. No field could hold what was typed.
const search = z.object({
  kind: z.literal('search'),
  what: z.enum(['made', 'nothing-found', 'chosen']),
  place: z.enum(['box', 'page', 'list']),
  group: z.enum(searchGroups).optional(),
})
const other = z.object({ kind: z.string() })

const done: Answer = { ...toPlain(204, ''), body: '' }

/**
 * Counts the visit of a page or a search, for a reader who agreed to that. Who it was is neither asked nor kept with it: anyone who is
 * signed in and agreed is known apart, by a row of their own.
 */
export async function answerVisit(request: IncomingMessage, desk: VisitDesk): Promise<Answer> {
  if (request.headers['sec-fetch-site'] === 'cross-site') return toPlain(403, 'Visits are counted of this site only.')
  const told = await readJson(request, other.loose(), mostBytes)
  if (!told) return toPlain(400, `Send what happened as JSON of at most ${mostBytes} bytes, with a kind.`)
  // What else an analytics script may tell has no use here, and is not kept.
  if (told.kind === 'page') return countVisit(told, request, desk)
  if (told.kind === 'identify' || told.kind === 'forget') return know(told, request, desk)
  return told.kind === 'search' ? countSearch(told, request, desk) : done
}

async function countVisit(told: unknown, request: IncomingMessage, desk: VisitDesk): Promise<Answer> {
  const seen = visit.safeParse(told).data
  const path = seen && decodePath(seen.path)
  if (path === undefined || !isPublic(path) || !(await desk.isLive(path))) return toPlain(422, 'There is no such page.')
  if (desk.senders.allow(toSender(request))) await desk.visits.count({ path })
  return done
}

async function countSearch(told: unknown, request: IncomingMessage, desk: VisitDesk): Promise<Answer> {
  const made = search.safeParse(told).data
  if (!made) return toPlain(422, 'Say what became of the search, and where it was made.')
  const { place, what: outcome, group: part = '' } = made
  if (desk.senders.allow(toSender(request))) await desk.searches.count({ place, outcome, part })
  return done
}

const unknown = toPlain(401, 'Sign in for this.')

/** Only of the asking person, by their token. Without consent no page asks; once it is withdrawn, nothing is left. */
async function know(told: unknown, request: IncomingMessage, desk: VisitDesk): Promise<Answer> {
  const asker = await desk.findAsker(request.headers.authorization, visitsPath)
  if (!asker) return unknown
  const { success, data } = identifying.safeParse(told)
  if (success) await desk.identified.note(asker.sub, data)
  else if ((told as { kind: string }).kind === 'forget') await desk.identified.forget(asker.sub)
  else return toPlain(422, 'Say who it is, or nothing.')
  return done
}

/** The dashboard is answered below any address, and is nobody's business but its owner's. */
function isPublic(path: string): boolean {
  const address = match(path)
  return address !== undefined && routeOf(address.route).kind !== 'client'
}
