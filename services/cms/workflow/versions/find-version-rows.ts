import { type PayloadRequest } from 'payload'
import { type Locale, localesIn, nameOf } from '../../../../src/config/locales'
import { type AuditedAction } from '../../audit/record'
import { type Review } from '../../fields/review'
import { type ContentCollection } from '../../log/facts'
import { sayIn } from '../../words/admin-language'
import { type HistoryWords, historyWords } from '../../words/history-words'
import { actionIn } from '../../words/labels/action-in'

/** One saved state of an item: what it is to readers, and who made it so. */
export type VersionRow = { id: number; savedAt: string; state: string; who: string; isLive: boolean }

type Saved = Record<string, unknown> & {
  _status?: string
  live?: Partial<Record<Locale, boolean>>
  review?: Partial<Record<Locale, Review | null>>
}
type Version = { id: number; updatedAt: string; latest?: boolean; version: Saved }
type Action = { at: string; what: AuditedAction; name: string; locale?: string | null }
type Asked = { collection: ContentCollection; id: number }

const mostShown = 100
/** An action is written down in the transaction that saves its version, a moment after it. */
const togetherMs = 2000

export async function findVersionRows(req: PayloadRequest, asked: Asked): Promise<VersionRow[]> {
  const { docs } = await req.payload.findVersions({
    collection: asked.collection.slug,
    where: { and: [{ parent: { equals: asked.id } }, { snapshot: { not_equals: true } }] },
    locale: 'all',
    sort: '-updatedAt',
    limit: mostShown,
    depth: 0,
    overrideAccess: false,
    req,
  })
  const versions = docs as unknown as Version[]
  const [found, names] = await Promise.all([findActions(req, asked), findNames(req, versions)])
  const actions = actionsOf(versions, found)
  const words = sayIn(historyWords, req.i18n)
  const live = versions.find(({ version }) => version._status === 'published')
  return versions.map((one) => ({
    id: one.id,
    savedAt: one.updatedAt,
    ...stateOf(one, { live, collection: asked.collection, words }),
    who: tellActions(actions.get(one.id), req.i18n) ?? tellWriters(one, names, words),
  }))
}

type Beside = { live: Version | undefined; collection: ContentCollection; words: HistoryWords }

/** The last that was published holds what readers have in every language. */
function stateOf(one: Version, { live, collection, words }: Beside): Pick<VersionRow, 'state' | 'isLive'> {
  const { states } = words
  if (one.version._status !== 'published') {
    return { state: one.latest === true ? states.newest : states.earlier, isLive: false }
  }
  if (one !== live) return { state: states.before, isLive: false }
  const shown = localesIn(collection.custom.content.set).filter((locale) => one.version.live?.[locale] === true)
  if (shown.length === 0) return { state: states.withdrawn, isLive: false }
  return { state: words.liveIn(shown.map(nameOf).join(', ')), isLive: true }
}

async function findActions({ payload, ...req }: PayloadRequest, { collection, id }: Asked): Promise<Action[]> {
  const { docs } = await payload.find({
    collection: 'audit-events',
    where: { kind: { equals: collection.slug }, item: { equals: id } },
    sort: '-id',
    limit: mostShown * 2,
    depth: 0,
    req,
  })
  return docs as unknown as Action[]
}

async function findNames({ payload, ...req }: PayloadRequest, versions: readonly Version[]) {
  const ids = [...new Set(versions.flatMap(writersOf))]
  if (ids.length === 0) return new Map<number, string>()
  const { docs } = await payload.find({ collection: 'users', where: { id: { in: ids } }, limit: 0, depth: 0, req })
  return new Map(docs.map((person) => [Number(person.id), String((person as { name?: unknown }).name)]))
}

const writersOf = ({ version }: Version): number[] =>
  Object.values(version.review ?? {}).flatMap((review) => review?.writers ?? [])

/** Each with the newest version that had been saved when it was written down. */
function actionsOf(newestFirst: readonly Version[], actions: readonly Action[]): Map<number, Action[]> {
  const found = new Map<number, Action[]>()
  for (const action of actions) {
    const since = ({ updatedAt }: Version) => Date.parse(action.at) - Date.parse(updatedAt)
    const version = newestFirst.find((one) => since(one) >= 0)
    if (!version || since(version) > togetherMs) continue
    found.set(version.id, [...(found.get(version.id) ?? []), action])
  }
  return found
}

function tellActions(actions: readonly Action[] | undefined, { language }: { language: string }): string | undefined {
  return actions
    ?.map(({ what, name, locale }) => `${actionIn(what, language)}${locale ? ` (${nameOf(locale)})` : ''} – ${name}`)
    .join('; ')
}

function tellWriters(one: Version, names: ReadonlyMap<number, string>, words: HistoryWords): string {
  const found = [...new Set(writersOf(one))].map((id) => names.get(id) ?? words.gone)
  return found.length === 0 ? '' : words.writtenBy(found.join(', '))
}
