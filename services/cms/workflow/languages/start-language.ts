import { type Endpoint, type PayloadRequest } from 'payload'
import { isLocale, type Locale, locales, localesIn } from '../../../../src/config/locales'
import { rolesOf } from '../../access/access'
import { mayDo } from '../../access/actions'
import { type ContentCollection, findContent } from '../../log/facts'
import { findAskedItem } from '../asked-item'
import { withinTransaction } from '../in-transaction'
import { Refusal } from '../refusal'
import { wordsToStart } from './words-to-start'

type Item = { collection: ContentCollection; id: number }
type Way = { from: Locale; to: Locale }

/**
 * Begins a language with the words of another. Always a draft, no matter who asks: Payload's own "copy to locale" publishes what
 * nobody has translated, and fails where an approval is asked for.
 */
export const startLanguage: Endpoint = {
  path: '/:id/start-language',
  method: 'post',
  handler: async (req) => {
    if (!mayDo(rolesOf(req.user), 'draft')) throw new Refusal('Only who writes drafts can start a language.')
    const { id, collection } = findAskedItem(req)
    const content = findContent(req.payload, collection.config.slug)
    if (!content) throw new Refusal('This is not translated language by language.')
    const { from } = ((await req.json?.()) ?? {}) as { from?: unknown }
    const way = findWay(content, from, req.locale)
    await withinTransaction(req, () => start(req, { collection: content, id }, way))
    return Response.json({ message: `A draft in ${locales[way.to].name} begins with the ${nameOf(way.from)} text.` })
  },
}

const nameOf = (locale: Locale): string => locales[locale].name

function findWay({ custom }: ContentCollection, from: unknown, to: unknown): Way {
  const offered = localesIn(custom.content.set)
  const [source, target] = [from, to].map((code) => offered.find((one) => one === code))
  if (!source || !target || source === target || !isLocale(String(to))) {
    throw new Refusal('Say from which of its other languages to start, such as "from": "en".')
  }
  return { from: source, to: target }
}

async function start(req: PayloadRequest, { collection, id }: Item, { from, to }: Way): Promise<void> {
  const { titleName } = collection.custom.content
  const asked = { collection: collection.slug, id, draft: true, fallbackLocale: false, depth: 0, req } as const
  const reading = { ...asked, overrideAccess: false, disableErrors: true } as const
  const source = (await req.payload.findByID({ ...reading, locale: from })) as Record<string, unknown> | null
  const target = (await req.payload.findByID({ ...reading, locale: to })) as Record<string, unknown> | null
  if (!source || !target) throw new Refusal('There is no such item.')
  if (!source[titleName]) throw new Refusal(`Nothing is written in ${nameOf(from)} yet.`)
  if (target[titleName]) throw new Refusal(`There is a text in ${nameOf(to)} already. It is not written over.`)
  req.context.isStartingLanguage = true
  await req.payload.update({
    ...asked,
    locale: to,
    data: { ...wordsToStart(collection.flattenedFields, source), live: true, _status: 'draft' },
    overrideAccess: false,
  })
}
