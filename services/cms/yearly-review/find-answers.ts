import { createHash } from 'node:crypto'
import { type PayloadRequest } from 'payload'
import { defaultLocale, type Locale, localesIn } from '../../../src/config/locales'
import { titleAmong } from '../audit/titles'
import { inLocale } from '../log/editions/live-editions'
import { type Stored } from '../log/editions/stored'
import { type ContentCollection, findContent } from '../log/facts'
import { isPending } from '../workflow/versions/edition-states'
import { showsIn } from '../workflow/versions/live-change'

export const answersSlug = 'nav-answers'

/** A published answer, as the yearly review of its jurisdiction shows it. */
export type ReviewedAnswer = {
  id: number
  service: string
  question: string
  short: string
  /** The status or the figure; empty where the words say it all. */
  value: string
  version: number
  languages: Locale[]
  reviewedAt: string | null
  reviewedBy: string | null
  /** Something newer is being written: that is reviewed in its own way. */
  isPending: boolean
  /** Stands for all that readers have of it. */
  seen: string
}

type Question = { id: number; text?: unknown; navService?: number | null; position?: number | null }

/** Every published answer of a jurisdiction, service by service in the order of its questions. */
export async function findAnswers(req: PayloadRequest, jurisdiction: number): Promise<ReviewedAnswer[]> {
  const collection = findContent(req.payload, answersSlug)
  if (!collection) return []
  const live = await readAll<Stored>(req, answersSlug, {
    jurisdiction: { equals: jurisdiction },
    _status: { equals: 'published' },
  })
  const [newest, questions, services] = await Promise.all([
    readNewest(req, live),
    readAll<Question>(req, 'nav-questions', { id: { in: live.map(({ question }) => question) } }),
    readAll<Stored>(req, 'nav-services', {}),
  ])
  const placed = live.flatMap((stored) => {
    const question = questions.find(({ id }) => id === stored.question)
    const service = services.find(({ id }) => id === question?.navService)
    const place = { service: inEnglish(service?.name), question: inEnglish(question?.text) }
    const shown = toAnswer(collection, { live: stored, newest: newest.get(stored.id) ?? stored })
    return shown.languages.length === 0 ? [] : [{ answer: { ...shown, ...place }, position: question?.position ?? 0 }]
  })
  return placed
    .sort((one, other) => one.answer.service.localeCompare(other.answer.service) || one.position - other.position)
    .map(({ answer }) => answer)
}

type Where = NonNullable<Parameters<PayloadRequest['payload']['find']>[0]['where']>

async function readAll<Doc>(req: PayloadRequest, collection: string, where: Where): Promise<Doc[]> {
  const bound = { where: { ...where, deletedAt: { exists: false } }, locale: 'all', limit: 0, pagination: false }
  return (await req.payload.db.find({ collection, ...bound, req })).docs as Doc[]
}

async function readNewest(req: PayloadRequest, live: readonly Stored[]): Promise<Map<number, Stored>> {
  const where: Where = { parent: { in: live.map(({ id }) => id) } }
  const asked = { collection: answersSlug, where, locale: 'all', limit: 0, pagination: false, req }
  const { docs } = await req.payload.db.queryDrafts<Stored>(asked)
  return new Map(docs.map((doc) => [doc.id, doc]))
}

type Compared = { live: Stored; newest: Stored }

function toAnswer(collection: ContentCollection, { live, newest }: Compared) {
  const offered = localesIn(collection.custom.content.set)
  const languages = offered.filter((locale) => showsIn(collection, live, locale) !== undefined)
  const { status, threshold, version } = live
  return {
    id: live.id,
    short: titleAmong(collection, live),
    value: [status, threshold].filter((one) => typeof one === 'string' && one !== '').join(', '),
    version: Number(version),
    languages,
    reviewedAt: firstOf(live.reviewedAt, languages),
    reviewedBy: firstOf(live.reviewedBy, languages),
    isPending: offered.some((locale) => isPending(collection, { live, newest }, locale)),
    seen: digestOf(languages.map((locale) => [locale, showsIn(collection, live, locale)])),
  }
}

const inEnglish = (value: unknown): string => {
  const words = inLocale(value, defaultLocale) ?? value
  return typeof words === 'string' ? words : ''
}

function firstOf(value: unknown, languages: readonly Locale[]): string | null {
  const found = languages.map((locale) => inLocale(value, locale)).find((one) => typeof one === 'string')
  return typeof found === 'string' ? found : null
}

const digestOf = (value: unknown): string => createHash('sha256').update(JSON.stringify(value)).digest('base64url')
