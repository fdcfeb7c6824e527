import { type Endpoint, type PayloadRequest } from 'payload'
import { defaultLocale, type Locale, locales, localesIn } from '../../../src/config/locales'
import { rolesOf } from '../access/access'
import { mayDo } from '../access/actions'
import { record } from '../audit/record'
import { type ContentCollection, findContent } from '../log/facts'
import { findOpen } from '../log/transaction'
import { findAskedItem } from '../workflow/asked-item'
import { withinTransaction } from '../workflow/in-transaction'
import { Refusal } from '../workflow/refusal'
import { titleOf } from '../workflow/versions/live-change'
import { writeBasis } from './bases'
import { findOriginal, tellOriginal } from './original'
import { fieldWordsOf } from './words'

type Asked = { collection: ContentCollection; id: number; locale: Locale }

function findAsked(req: PayloadRequest): Asked {
  const { id, collection } = findAskedItem(req)
  const content = findContent(req.payload, collection.config.slug)
  const locale = localesIn(content?.custom.content.set ?? 'main').find((one) => one === req.locale)
  if (!content || !locale || locale === defaultLocale)
    throw new Refusal('Say of which translation, such as "locale=fr-fr".')
  return { collection: content, id, locale }
}

/** What a translator has beside the form. */
export const originalOf: Endpoint = {
  path: '/:id/original',
  method: 'get',
  handler: async (req) => {
    if (!mayDo(rolesOf(req.user), 'read')) throw new Refusal('Sign in to see the original.')
    const { locale, ...item } = findAsked(req)
    return Response.json(await tellOriginal(req, item, locale))
  },
}

/** The original changed in a way that this language need not follow. */
export const confirmTranslation: Endpoint = {
  path: '/:id/original/confirm',
  method: 'post',
  handler: async (req) => {
    if (!mayDo(rolesOf(req.user), 'draft')) throw new Refusal('Only who writes drafts can confirm a translation.')
    const asked = findAsked(req)
    await withinTransaction(req, () => confirm(req, asked))
    return Response.json({ message: `${locales[asked.locale].name} says what the original says.` })
  },
}

async function confirm(req: PayloadRequest, { collection, id, locale }: Asked): Promise<void> {
  const open = await findOpen(req)
  if (!open) throw new Error('A translation is confirmed inside a transaction only.')
  const { units, newest } = await findOriginal(req, { collection, id })
  const title = titleOf(collection, newest, locale)
  if (title === '') throw new Refusal(`Nothing is written in ${locales[locale].name} yet.`)
  const words = fieldWordsOf(units)
  await writeBasis(open.tx, { collection: collection.slug, id }, { locale, words, isOlder: false })
  await record(req, {
    what: 'change',
    collection: collection.slug,
    item: id,
    title,
    locale,
    note: 'Translation confirmed',
  })
}
