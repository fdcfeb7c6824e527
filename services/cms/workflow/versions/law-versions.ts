import {
  type CollectionAfterChangeHook,
  type CollectionBeforeChangeHook,
  type CollectionConfig,
  type FieldHook,
  type PayloadRequest,
  type Where,
} from 'payload'
import { defaultLocale, isLocale, type Locale, localesIn } from '../../../../src/config/locales'
import { findVersionProblem, type LawText, proposeVersion, type VersionProblem } from '../../fields/law-version'
import { type Review } from '../../fields/review'
import { inLocale } from '../../log/editions/live-editions'
import { findStored, type Stored } from '../../log/editions/stored'
import { type ContentCollection } from '../../log/facts'
import { PublicationProblem } from '../../log/refusals/publication-problem'
import { refuseAtCommit } from '../../log/refusals/refuse-at-commit'
import { findOpen } from '../../log/transaction'
import { digestsOf } from './digests'
import { showsIn } from './live-change'

type Values = Record<string, unknown>
type Published = { before: Stored; earlier: Stored | undefined }

/** What a kind needs whose texts readers cite by their number; others need nothing. */
export function lawVersionHooks(hasVersions: boolean): Required<Pick<Hooks, 'beforeChange' | 'afterChange'>> {
  return hasVersions
    ? { beforeChange: [keepNumber], afterChange: [checkNumbers] }
    : { beforeChange: [], afterChange: [] }
}

type Hooks = NonNullable<CollectionConfig['hooks']>

/** Proposes the next version with the first change, and lets nothing be reviewed under a number that is not right. */
const keepNumber: CollectionBeforeChangeHook = async ({ data, originalDoc, req, collection: config, operation }) => {
  const [collection, sent, was] = [config as ContentCollection, data as Values, (originalDoc ?? {}) as Values]
  const locale = req.locale ?? ''
  if (operation !== 'update' || !req.user || req.context.isRestoringVersion || !isLocale(locale)) return sent
  const published = await findPublished(req, collection.slug, Number(was.id))
  req.context[keyOf(collection.slug, was.id)] = published
  if (!published) return sent
  const texts = textsOf(collection, published, locale)
  const after = textInForm(collection, sent, locale)
  const proposal = proposeVersion({ ...texts, after }, textOf(collection, was))
  if (proposal) return { ...sent, ...proposal }
  const problem = isStep(sent, was) ? findVersionProblem({ ...texts, after }) : undefined
  if (problem) throw toRefusal(problem)
  return sent
}

/** Whatever way it took, readers get nothing else under a number that they have, and no number is left out. */
const checkNumbers: CollectionAfterChangeHook = async ({ doc, req, collection: config }) => {
  const collection = config as ContentCollection
  const { id } = doc as { id: number }
  const published = req.context[keyOf(collection.slug, id)] as Published | undefined
  const open = published && !req.context.isRestoringVersion ? await findOpen(req) : undefined
  const [stored] = open ? await findStored(open, collection.slug, { where: ['id', [id]] }) : []
  if (!published || !stored) return doc as object
  for (const locale of localesIn(collection.custom.content.set)) {
    if (!showsIn(collection, stored, locale)) continue
    const after = textOf(collection, stored, locale)
    const problem = findVersionProblem({ ...textsOf(collection, published, locale), after })
    if (!problem) continue
    const refusal = toRefusal(problem)
    await refuseAtCommit(req, refusal)
    throw refusal
  }
  return doc as object
}

const keyOf = (slug: string, id: unknown): string => `versions before ${slug} ${String(id)}`

const toRefusal = ({ path, message }: VersionProblem) => new PublicationProblem(message, [{ path, message }])

function isStep(sent: Values, was: Values): boolean {
  const [now, before] = [sent, was].map(({ review }) => (review as Review | undefined)?.state ?? 'draft')
  return now !== before && now !== 'draft'
}

/** A review that changes nothing says nothing else, and needs no number. */
const aside = new Set(['version', 'changeKind', 'changeNote', 'reviewedAt', 'reviewDueAt'])

/** What a form in another language than English says. Whether readers get a note is not known from it if it has none. */
function textInForm(collection: ContentCollection, sent: Values, locale: Locale): LawText {
  const text = textOf(collection, sent)
  return { ...text, note: text.note === '' && locale !== defaultLocale ? undefined : text.note }
}

/** A note tells of one version: when a change begins another, what other languages say of the one before is dropped. */
export const dropOtherNotes: FieldHook = ({ field, siblingData, siblingDocWithLocales, value }) => {
  const kept = siblingDocWithLocales as Values | undefined
  const { name } = field as { name: string }
  const isSame = Number((siblingData as Values).version) === Number(kept?.version)
  // Payload adds the other languages from there after the hooks of a field.
  if (kept && !isSame) kept[name] = undefined
  return value as unknown
}

function textOf({ flattenedFields, custom }: ContentCollection, edition: Values, locale?: Locale): LawText {
  const told = flattenedFields.filter(({ name }) => !aside.has(name))
  const { words, facts } = digestsOf(told, edition, locale)
  const title = edition[custom.content.titleName]
  const isWritten = Boolean(locale === undefined ? title : inLocale(title, locale))
  return {
    version: Number(edition.version),
    facts,
    words: isWritten ? words : undefined,
    note: noteOf(edition, locale),
    kind: edition.changeKind as string | null | undefined,
  }
}

/** Readers get the note in English where there is none in their language. A form has that of its own language alone. */
function noteOf({ changeNote }: Values, locale: Locale | undefined): string {
  const notes = locale === undefined ? [changeNote] : [locale, defaultLocale].map((one) => inLocale(changeNote, one))
  return notes.find((note): note is string => typeof note === 'string' && note.trim() !== '') ?? ''
}

const textsOf = (collection: ContentCollection, { before, earlier }: Published, locale: Locale) => ({
  before: textOf(collection, before, locale),
  earlier: earlier && textOf(collection, earlier, locale),
})

/** The last that was published, and the last under a lower number. */
async function findPublished(req: PayloadRequest, slug: string, id: number): Promise<Published | undefined> {
  const newest = async (further: Where): Promise<Stored | undefined> => {
    const where: Where = { parent: { equals: id }, 'version._status': { equals: 'published' }, ...further }
    const reading = { collection: slug, sort: '-id', locale: 'all', limit: 1, pagination: false, req } as const
    return (await req.payload.db.findVersions({ ...reading, where })).docs[0]?.version as Stored | undefined
  }
  const before = await newest({})
  return before && { before, earlier: await newest({ 'version.version': { less_than: Number(before.version) } }) }
}
