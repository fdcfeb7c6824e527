import { type Endpoint, type PayloadRequest, type Where } from 'payload'
import { isLocale, type Locale, locales } from '../../../../src/config/locales'
import { rolesOf } from '../../access/access'
import { mayDo } from '../../access/actions'
import { record } from '../../audit/record'
import { type Stored } from '../../log/editions/stored'
import { type ContentCollection } from '../../log/facts'
import { tellReply } from '../../words/replies/tell-reply'
import { findAskedItem } from '../asked-item'
import { withinTransaction } from '../in-transaction'
import { publishAgain, withdrawLanguage } from '../languages/withdraw-language'
import { Refusal } from '../refusal'
import { showsIn, titleOf } from './live-change'

type Edition = { collection: ContentCollection; id: number; locale: Locale }
type Version = { id: number; version: Stored }

/** Brings back what readers of one language saw before the last publication, and publishes that. Again: undoes the undoing. */
export const undoPublish: Endpoint = {
  path: '/:id/undo-publish',
  method: 'post',
  handler: async (req) => {
    const { id, collection } = findAskedItem(req)
    const locale = req.locale ?? ''
    if (!mayDo(rolesOf(req.user), 'publish')) throw new Refusal('Only an editor can undo a publication.')
    if (!isLocale(locale)) throw new Refusal('Say which language to undo, such as "locale=en".')
    const edition = { collection: collection.config as ContentCollection, id, locale }
    const done = await withinTransaction(req, () => undoEdition(req, edition))
    return Response.json({ message: tellReply(done, req.i18n.language) })
  },
}

export async function undoEdition(req: PayloadRequest, edition: Edition): Promise<string> {
  const { collection, id, locale } = edition
  const { payload } = req
  const [now] = (
    await payload.db.find<Stored>({ collection: collection.slug, where: { id: { equals: id } }, locale: 'all', req })
  ).docs
  if (!now) throw new Refusal('This item is no longer there.')
  const asSeen = (stored: Stored) => JSON.stringify(showsIn(collection, stored, locale) ?? null)
  const earlier = await findEarlier(req, edition, (version) => asSeen(version) !== asSeen(now))
  const isShownThen = earlier && asSeen(earlier.version) !== 'null'
  if (!isShownThen && asSeen(now) === 'null') throw new Refusal(`Nothing was published in ${locales[locale].name} yet.`)

  const own = { collection: collection.slug, id, locale }
  if (isShownThen) await publishAgain(req, own, await readVersion(req, own, earlier.id))
  else await withdrawLanguage(req, own)
  await record(req, {
    what: 'undo',
    collection: collection.slug,
    item: id,
    title: titleOf(collection, now, locale),
    locale,
  })
  return isShownThen
    ? `Readers see the earlier text in ${locales[locale].name} again.`
    : `There was no earlier text in ${locales[locale].name}: it is withdrawn.`
}

const readAtOnce = 10

/** The newest published version that says something else. All of them are kept, so they are read a few at a time. */
async function findEarlier(
  req: PayloadRequest,
  edition: Edition,
  isOther: (version: Stored) => boolean,
): Promise<Version | undefined> {
  let before: number | undefined
  for (;;) {
    const versions = await findPublished(req, edition, before)
    const found = versions.find(({ version }) => isOther(version))
    if (found || versions.length < readAtOnce) return found
    before = versions.at(-1)?.id
  }
}

async function findPublished(
  req: PayloadRequest,
  { collection, id }: Edition,
  before: number | undefined,
): Promise<Version[]> {
  const published: Where = { parent: { equals: id }, 'version._status': { equals: 'published' } }
  const { docs } = await req.payload.db.findVersions({
    collection: collection.slug,
    where: before === undefined ? published : { ...published, id: { less_than: before } },
    sort: '-id',
    locale: 'all',
    limit: readAtOnce,
    pagination: false,
    req,
  })
  return docs as unknown as Version[]
}

async function readVersion(
  req: PayloadRequest,
  { collection, locale }: { collection: string; locale: Locale },
  id: number,
): Promise<Record<string, unknown>> {
  const reading = { collection, locale, fallbackLocale: false, depth: 0, req } as const
  return (await req.payload.findVersionByID({ ...reading, id: String(id), showHiddenFields: true })).version
}
