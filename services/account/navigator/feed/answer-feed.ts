import { createHash } from 'node:crypto'
import { type IncomingMessage } from 'node:http'
import { can } from '../../../../src/access/can'
import { toMainLocale } from '../../../../src/forms/account-details'
import { type Answer, toPlain } from '../../../http/respond'
import { type AccountRoute, on } from '../../account-route'
import { type Addresses } from '../../alerts/addresses'
import { isKnown } from '../../calendar/answer-calendar'
import { type Grants } from '../../people/grants'
import { type SecretAddress, type SecretAddresses } from '../../signed/secret-addresses'
import { type Language, type NavigatorBook } from '../book/book'
import { writeFeed } from './write-feed'
import { writeTable } from './write-table'

export type FeedDesk = {
  secrets: Pick<SecretAddresses, 'resolve'>
  addresses: Pick<Addresses, 'find'>
  grants: Pick<Grants, 'permissionsOf'>
  /** Half of the grants would refuse people what they have. */
  isWhole: () => boolean
  /** Undefined as long as the log was not read to its end. */
  openBook: () => Promise<NavigatorBook | undefined>
  siteOrigin: string
}

const feedsPath = '/online-services/navigator-feed'
const endings = { feed: '.atom', table: '.json' } as const
const types = { feed: 'application/atom+xml; charset=utf-8', table: 'application/json; charset=utf-8' } as const
const mostEntries = 50

type Kind = keyof typeof endings

/** Where programs find the changes of a service. */
export const toFeedPath = (token: string): string => `${feedsPath}/${token}${endings.feed}`
/** Where programs find its status tables. */
export const toTablePath = (token: string): string => `${feedsPath}/${token}${endings.table}`

// The same for what was never made, what was replaced, and what its owner may not read any more.
const unknown: Answer = { ...toPlain(404, 'Not found'), headers: { 'x-robots-tag': 'noindex' } }
const notYet: Answer = { ...toPlain(503, 'Unavailable'), headers: { 'retry-after': '60' } }

export const feedRoutes = (desk: FeedDesk): AccountRoute[] => [
  on({ method: 'GET', path: `${feedsPath}/{rest...}` }, ({ request, path }) => answerFeed(request, path, desk)),
]

/** A service of the navigator for programs of one person, as far as that person may read it in this moment. */
export async function answerFeed(
  { headers }: Pick<IncomingMessage, 'headers'>,
  path: string,
  desk: FeedDesk,
): Promise<Answer> {
  const kind = path.endsWith(endings.feed) ? 'feed' : 'table'
  const token = path.endsWith(endings[kind]) ? path.slice(feedsPath.length + 1, -endings[kind].length) : ''
  const now = new Date()
  const found = await desk.secrets.resolve('navigator-feed', token, now)
  if (!found) return unknown
  const book = await desk.openBook()
  if (!book || !desk.isWhole()) return notYet
  const body = await writeFor(found, { kind, path, book, now }, desk)
  if (body === undefined) return unknown
  const etag = `"${createHash('sha256').update(body).digest('base64url')}"`
  const own = { etag, 'cache-control': 'private, no-cache', 'x-robots-tag': 'noindex' }
  if (isKnown(headers['if-none-match'], etag)) return { status: 304, type: types[kind], body: '', headers: own }
  return { status: 200, type: types[kind], body, headers: own }
}

type Asked = { kind: Kind; path: string; book: NavigatorBook; now: Date }

async function writeFor(owner: SecretAddress, asked: Asked, desk: FeedDesk): Promise<string | undefined> {
  const { kind, book, now } = asked
  const coverage = book.findCoverage(Number(owner.about))
  if (!coverage || !(await mayRead(owner, { service: coverage.permission, now }, desk))) return undefined
  const { siteOrigin } = desk
  const locale: Language = toMainLocale(owner.locale)
  const today = now.toISOString().slice(0, 'YYYY-MM-DD'.length)
  const service = coverage.slugs[locale] ?? coverage.slug
  if (kind === 'table') {
    const matrix = await book.matrix({ service, locale, today, day: today, region: undefined })
    return matrix && writeTable(matrix.columns, siteOrigin)
  }
  const updates = await book.updates({ service, locale, today, first: mostEntries })
  return updates && writeFeed(updates, { locale, siteOrigin, self: asked.path })
}

type Reading = { service: string; now: Date }

async function mayRead({ sub }: SecretAddress, { service, now }: Reading, desk: FeedDesk): Promise<boolean> {
  const known = await desk.addresses.find(sub)
  const email = known?.refusedAt === null ? known.address : undefined
  const permissions = await desk.grants.permissionsOf({ sub, findVerifiedEmail: () => Promise.resolve(email) }, now)
  return can({ sub, permissions }, 'read', { kind: 'navigator', service }).allow
}
