import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Secrets } from '../../services/shared/secrets/secrets'
import { addressOf } from '../../src/content/address-of'
import { type ContentDocument, type ContentName, contentTypes, hasPage, titleOf } from '../../src/content/all-types'
import { mediumType } from '../../src/content/medium'
import { parseDocument } from '../../src/content/parse-document'
import { referencesOf } from '../../src/content/references'
import { type CmsClient, signIn } from '../support/cms/cms-client'
import { dealOf, eventOf, jurisdictionOf, personOf, type Values, vacancyOf } from '../support/cms/cms-content'
import { contentOf } from '../support/cms/gated-content'
import { lexical } from '../support/content/lexical'
import { addOneOfEach } from '../support/content/one-of-each'
import { findFurnishedPlace } from '../support/place/furnished'
import { type Place, removePlace, startInstallation } from '../support/place/installation'
import { type Feed, openFeed, readOn, readSnapshot, type Row } from '../support/publishing/feed-reader'
import { describeTransfer } from './content-types/transfer'

const { itemLink, paragraph, root, text } = lexical
const names = Object.keys(contentTypes).sort() as ContentName[]

let place: Place
let admin: CmsClient
let feed: Feed
let ids: Record<string, number>
let rows: Row[]
let documents: ContentDocument[]

beforeAll(async () => {
  place = await findFurnishedPlace()
  const installation = startInstallation(place)
  await installation.says('Ready: ')
  const secrets = JSON.parse(readFileSync(join(place.dataDir, 'secrets.json'), 'utf8')) as Secrets
  feed = openFeed(place, secrets.ACCOUNT_KEY)
  admin = await signIn(place)
  ids = await addOneOfEach(place, admin)
  // Files stand beside documents: tests/services/guarded/uploads.ts reads them.
  rows = (await readSnapshot(feed)).filter(({ type }) => type !== mediumType)
  documents = rows.map(parseDocument)
})
afterAll(() => removePlace(place))

const findRow = (type: string): Row => {
  const row = rows.find((one) => one.type === type)
  if (!row) throw new Error(`The log has no ${type}.`)
  return row
}

/** What is published after now. */
async function hear(change: () => Promise<unknown>): Promise<ContentDocument[]> {
  const head = (await readOn(feed)).at(-1)?.seq ?? 0
  await change()
  return (await readOn(feed, head)).filter(({ operation }) => operation === 'publish').map(parseDocument)
}

describe('the log and src/content', () => {
  it('know the same types (2.3)', () => {
    expect([...new Set(rows.map(({ type }) => type))].sort()).toEqual(names)
  })

  it.each(names)('agree on the fields of %s, so that none is lost on the way (E-7, 2.3)', (name) => {
    const written = Object.keys(JSON.parse(findRow(name).document ?? '') as object)

    expect(written.sort()).toEqual(Object.keys(contentTypes[name].schema.shape).sort())
  })

  it.each(names)('agree on %s with every field filled: none of them is lost (E-7, 2.3)', (name) => {
    const document = documents.find(({ type }) => type === name)
    const empty = Object.entries(document ?? {}).filter(([, value]) => value === undefined)
    const unfilled = empty.map(([field]) => field).filter((field) => !leftEmpty.includes(`${name}.${field}`))

    expect(document).toMatchObject({ type: name, locale: 'en', revision: 1 })
    expect(unfilled).toEqual([])
  })

  it('agree on where pages are, and on what an item is called', () => {
    const article = documents.find(({ type }) => type === 'article')
    const pages = documents.filter(hasPage)

    expect(article && hasPage(article) && addressOf(article)).toEqual({
      route: 'article',
      locale: 'en',
      params: { id: ids.articles, slug: 'on-set-off' },
    })
    expect(pages.map(addressOf)).toHaveLength(pagesMade)
    expect(documents.map(titleOf)).not.toContain('undefined')
  })

  it('agree on which items a document names', () => {
    const article = documents.find(({ type }) => type === 'article')

    expect(referencesOf(article ?? {}).sort((one, other) => one.type.localeCompare(other.type))).toEqual([
      { type: 'nav-jurisdiction', id: ids['nav-jurisdictions'] },
      { type: 'person', id: ids.people },
      { type: 'sector', id: ids.sectors },
      { type: 'service', id: ids.services },
      { type: 'topic', id: ids.topics },
    ])
  })
})

const pagesMade = 23

// A root has nothing above it, one item cannot fill two fields of which only one may be filled, and a review alone names who
// made it.
const leftEmpty = [
  ...['page', 'service', 'sector', 'solution', 'product', 'vacancy'].map((name) => `${name}.parent`),
  ...['location', 'topic'].map((name) => `${name}.within`),
  'marketing-page.navService',
  ...['nav-answer', 'nav-content'].map((name) => `${name}.reviewedBy`),
]

describe('what editors leave empty', () => {
  const bare: [string, () => Values][] = [
    ['people', () => personOf(placeOf())],
    ['vacancies', () => vacancyOf(placeOf(), { title: 'Bare vacancy' })],
    ['events', () => eventOf()],
    ['deals', () => dealOf()],
    ['nav-jurisdictions', () => jurisdictionOf(placeOf(), { iso: 'DE', name: 'Germany' })],
    ['pages', () => ({ title: 'Bare page' })],
    ['services', () => ({ title: 'Bare service' })],
    ['products', () => ({ title: 'Bare product', kind: 'tool' })],
    ['topics', () => ({ name: 'Bare topic' })],
    ['redirects', () => ({ from: '/en/gone', isGone: true, reason: 'It is over.' })],
    ['testimonials', () => ({ name: 'Somebody', text: 'Good.' })],
    ['trainings', () => ({ title: 'Bare', durationMinutes: 5, publishedOn: '2026-05-01T12:00:00.000Z' })],
  ]
  const placeOf = () => ({
    city: ids.locations ?? 0,
    country: ids.locations ?? 0,
    office: ids.offices ?? 0,
    navService: ids['nav-services'] ?? 0,
    region: ids['nav-regions'] ?? 0,
  })

  it.each(bare)('is let in among %s (2.3)', async (collection, body) => {
    const [document] = await hear(() => contentOf(admin).add(collection, body()))

    expect(document).toMatchObject({ locale: 'en', reviewDueAt: undefined })
  })

  it('is let in where a form keeps it as an empty text', async () => {
    const emptied = { otherNames: '', summary: '', linkedin: '', spokenLanguages: [''], seo: { title: '' } }
    const body = { ...personOf(placeOf()), name: 'Emptied', ...emptied }
    const [document] = await hear(() => contentOf(admin).add('people', body))

    expect(document).toMatchObject({ otherNames: undefined, spokenLanguages: [], seo: { title: undefined } })
  })
})

describe('what becomes of an item', () => {
  it('is heard in every language that it is live in (CV-2)', async () => {
    const query = { locale: 'fr-fr', publishSpecificLocale: 'fr-fr' }
    const body = { title: 'Notre histoire', live: true, _status: 'published' }
    const [document, ...others] = await hear(() => admin.ask('PATCH', `pages/${ids.pages}`, { body, query }))

    expect(others).toEqual([])
    expect(document).toMatchObject({ locale: 'fr-fr', title: 'Notre histoire', path: '/fr-fr/about-us/notre-histoire' })
  })

  it('leaves words behind where links led to it, and no link', async () => {
    const { add } = contentOf(admin)
    const target = await add('topics', { name: 'Soon gone' })
    const doc = { relationTo: 'topics', value: target }
    const body = [
      { blockType: 'text', text: root(paragraph(itemLink(doc, text('to it')))) },
      { blockType: 'call-to-action', text: 'Go', target: doc },
    ]
    await add('pages', { title: 'Links', body })

    const [document] = await hear(() => admin.ask('DELETE', `topics/${target}`))

    expect(document).toMatchObject({
      body: [
        { block: 'text', text: [{ kind: 'paragraph', content: [{ kind: 'words', text: 'to it', marks: [] }] }] },
        { block: 'call-to-action', target: undefined },
      ],
    })
  })
})

// The last: it empties the installation.
describeTransfer(() => ({ place, feed, admin, page: ids.pages ?? 0 }))
