import { type PayloadRequest } from 'payload'
import { defaultLocale, type Locale, locales, localesIn } from '../../../src/config/locales'
import { labelOf } from '../words/labels/label-in'
import { tellReply } from '../words/replies/tell-reply'
import { wordsToStart } from '../workflow/languages/words-to-start'
import { Refusal } from '../workflow/refusal'
import { titleOf } from '../workflow/versions/live-change'
import { findByFileId, type ItemKey } from './export-xliff'
import { findOriginal } from './original'
import { type ReadFile, type ReadXliff } from './read-xliff'
import { type Left, sortFields } from './sort-fields'
import { mapWords, type Unit } from './words'

/** What came in of an item, and what did not; both by the names of fields. */
export type Imported = { collection: string; id: number; title: string; taken: string[]; left: Left[] }

/** A translation becomes a draft, no matter whose it is: readers see nothing of it until it is published. */
export async function importXliff(
  req: PayloadRequest,
  { to, files }: ReadXliff,
): Promise<{ locale: Locale; items: Imported[] }> {
  const locale = (Object.keys(locales) as Locale[]).find((one) => locales[one].htmlLang === to)
  if (!locale || locale === defaultLocale)
    throw new Refusal(`The file is for "${to}", which is none of the site's other languages.`)
  const items: Imported[] = []
  for (const file of files) {
    const item = findByFileId(req, file.id)
    if (!item || !localesIn(item.collection.custom.content.set).includes(locale)) {
      throw new Refusal(
        `The file names "${file.id}", which is nothing that is translated into ${locales[locale].name} here.`,
      )
    }
    items.push(await importFile(req, { item, file, locale }))
  }
  return { locale, items }
}

type One = { item: ItemKey; file: ReadFile; locale: Locale }

async function importFile(req: PayloadRequest, { item, file, locale }: One): Promise<Imported> {
  const { collection, id } = item
  const original = await findOriginal(req, item)
  const { taken, left } = sortFields(original.units, file)
  const labels = new Map(original.units.map(({ field, label }) => [field, label.split(': ')[0] ?? field]))
  const { language } = req.i18n
  const own = new Map(collection.flattenedFields.map((field) => [labelOf(field), labelOf(field, language)]))
  const inLanguage = (label: string) => own.get(label) ?? label
  const { titleName } = collection.custom.content
  const isNew = titleOf(collection, original.newest, locale) === ''
  if (taken.size > 0 && isNew && !taken.has(titleName)) {
    throw new Refusal(
      `"${titleOf(collection, original.newest, defaultLocale)}" has no title in ${locales[locale].name} yet, and the file brings none.`,
    )
  }
  if (taken.size > 0) await write(req, { item, locale, taken, file })
  return {
    collection: collection.slug,
    id,
    title: titleOf(collection, original.newest, defaultLocale),
    taken: [...taken.keys()].map((field) => inLanguage(labels.get(field) ?? field)),
    left: left.map(({ label, why }) => ({ label: inLanguage(label), why: tellReply(why, language) })),
  }
}

type Writing = One & { taken: ReadonlyMap<string, string> }
type Values = Record<string, unknown>

async function write(req: PayloadRequest, { item, locale, taken, file }: Writing): Promise<void> {
  const { collection, id } = item
  const asked = { collection: collection.slug, id, draft: true, fallbackLocale: false, depth: 0, req } as const
  const source = await readSource(req, item)
  const targets = new Map(file.units.map((unit) => [unit.id, unit.target]))
  const visit = (unit: Unit) => (taken.has(unit.field) ? targets.get(unit.id) : undefined)
  const made = mapWords(collection.flattenedFields, wordsToStart(collection.flattenedFields, source), {
    locale: undefined,
    visit,
  })
  const data = Object.fromEntries(Object.entries(made).filter(([name]) => taken.has(name)))
  req.context.renderedWords = Object.fromEntries(taken)
  await req.payload.update({
    ...asked,
    locale,
    data: { ...data, live: true, _status: 'draft' },
    overrideAccess: false,
  })
  delete req.context.renderedWords
}

/** The same edition of the original that `findOriginal` told of. */
async function readSource(req: PayloadRequest, { collection, id }: ItemKey): Promise<Values> {
  const reading = {
    collection: collection.slug,
    id,
    locale: defaultLocale,
    fallbackLocale: false,
    depth: 0,
    req,
  } as const
  const live = (await req.payload.findByID({ ...reading, disableErrors: true })) as Values | null
  if (live?._status === 'published' && live.live === true) return live
  return await req.payload.findByID({ ...reading, draft: true })
}
