import { type IncomingMessage } from 'node:http'
import { at } from '../content/firm-rows'
import { answerRow, jurisdictionRow, questionRow, serviceRow } from '../content/navigator-rows'
import { edition } from '../content/planned-pages'
import { WrittenLog } from '../content/written-log'
import { readAll, serveJson } from './serve-json'

export const topics = 200
export const jurisdictions = 20
export const service = 'disclosure'
const loops = ['news', 'letters']

const range = (count: number) => Array.from({ length: count }, (_, place) => place + 1)

/** What was there before the first change. */
const firstRows = (laws: number) => [
  serviceRow(1, service),
  edition('nav-region', 1, { name: 'Europe', slug: 'europe', key: 'europe' }),
  ...range(jurisdictions).map((id) => jurisdictionRow(id, `Land${id}`)),
  ...range(laws).map((id) => questionRow(id, `storm-law-${id} applies?`)),
  ...range(topics).map((id) => edition('topic', id, at(`/en/insights/topics/t${id}`, { name: `Topic ${id}` }))),
]

export const articleOf = (id: number, about: readonly number[], words = '') =>
  edition(
    'article',
    id,
    at(`/en/articles/${id}/one`, {
      title: `storm-article-${id}${words}`,
      publishedOn: new Date().toISOString(),
      topics: about,
    }),
  )
export const lawOf = (id: number, jurisdiction: number) =>
  answerRow({ id, question: id, jurisdiction, shortAnswer: 'Three.', version: 1 })

/** The log and the access of a CMS, and the hour: what the workers of a storm read. */
export async function openAlertsOutside(laws: number) {
  const log = new WrittenLog(...firstRows(laws))
  const changes: { seq: number; collection: string; id: number; record: unknown }[] = []
  /** How far each worker has heard. */
  const heard = new Map<string, number>()
  let clock = Date.now()
  /** How often each loop of a worker has asked for the hour since it went on. */
  const rounds = new Map<string, number>()
  const answerTo = async (request: IncomingMessage): Promise<unknown> => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://outside')
    if (pathname === '/clock') {
      const loop = searchParams.get('loop') ?? ''
      rounds.set(loop, (rounds.get(loop) ?? 0) + 1)
      return clock
    }
    if (pathname === '/access') {
      const after = Number(searchParams.get('after'))
      heard.set(request.headers.authorization?.replace('Bearer ', '') ?? '', after)
      return { changes: changes.slice(after), cursor: changes.length, hasMore: false }
    }
    const { query, variables } = JSON.parse(await readAll(request)) as { query: string; variables: never }
    return { data: await log.ask(query, variables) }
  }
  const hear = (collection: string, id: number, record: unknown) =>
    void changes.push({ seq: changes.length, collection, id, record })
  hear('organisations', 1, { name: 'Harbour', providerId: 'org_harbour' })
  return {
    ...(await serveJson(answerTo)),
    log,
    /** What opens the service to somebody, or no longer does. */
    grant: (id: number, sub: string, isGiven: boolean) =>
      hear('grants', id, isGiven ? { sub, organisation: 1, from: '2026-01-01', productPermissions: [service] } : null),
    haveHeard: (names: readonly string[]) => names.every((name) => (heard.get(name) ?? -1) >= changes.length),
    now: () => new Date(clock),
    pass: (minutes: number) => {
      clock += minutes * 60_000
      rounds.clear()
    },
    /** A loop that asks for the hour twice has done what was due at the first. */
    haveWorked: (names: readonly string[]) =>
      names.flatMap((name) => loops.map((loop) => `${name}-${loop}`)).every((loop) => (rounds.get(loop) ?? 0) > 1),
  }
}
