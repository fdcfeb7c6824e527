import { findFurnishedPlace } from '../place/furnished'
import { removePlace, startInstallation } from '../place/installation'
import { type Answer, type Caller, type Doc, docOf, signInAll } from './cms'

export const today = '2026-03-02T00:00:00.000Z'
export const draftIn = (locale: string) => `?draft=true&locale=${locale}`
export const publishIn = (locale: string) => `?locale=${locale}&publishSpecificLocale=${locale}`

/** An installation with its people at work on articles. */
export type Newsroom = Awaited<ReturnType<typeof openNewsroom>>

export async function openNewsroom() {
  const place = await findFurnishedPlace()
  const installation = startInstallation(place)
  await installation.says('Ready: ')
  const as = await signInAll(place)
  const close = async () => {
    await installation.stop()
    removePlace(place)
  }
  return { place, as, close, ...(await articlesOf(as)) }
}

async function articlesOf(as: (role: string) => Caller) {
  const author = await hireAuthor(as('admin'))
  let number = 0
  const write = async (locale = 'en') => {
    const title = `On set-off ${(number += 1)}`
    const body = [{ blockType: 'pull-quote', quote: `What ${title} says.` }]
    const facts = { kind: 'article', publishedOn: today, lawStatedAt: today, authors: [author.id] }
    return docOf(await as('author')('POST', `/api/articles${draftIn(locale)}`, { title, ...facts, body }))
  }
  /** What a person sends about an article; the path says as what. */
  const change = (role: string, { id }: Doc, [query, body]: [query: string, body: object]): Promise<Answer> =>
    as(role)('PATCH', `/api/articles/${id}${query}`, body)
  const review = (role: string, doc: Doc, { to, locale = 'en', note }: Step): Promise<Answer> =>
    change(role, doc, [draftIn(locale), { review: { state: to, note } }])
  const approve = async (doc: Doc, locale = 'en') => {
    docOf(await review('author', doc, { to: 'in-review', locale }))
    docOf(await review('approver', doc, { to: 'approved', locale }))
    return doc
  }
  const publish = (doc: Doc, locale = 'en') => change('editor', doc, [publishIn(locale), { _status: 'published' }])
  const writeApproved = async () => approve(await write())
  const writePublished = async () => {
    const doc = await writeApproved()
    docOf(await publish(doc))
    return doc
  }
  return { write, change, review, approve, publish, writeApproved, writePublished, ...readersOf(as) }
}

type Step = { to: string; locale?: string; note?: string }

function readersOf(as: (role: string) => Caller) {
  const read = async ({ id }: Doc, query = draftIn('en')) =>
    docOf(await as('editor')('GET', `/api/articles/${id}${query}&depth=0`))
  const stateOf = async (doc: Doc, locale = 'en') =>
    ((await read(doc, draftIn(locale))).review as { state: string }).state
  /** The title that readers of a language see, if they see the article at all. */
  const seen = async (doc: Doc, locale = 'en') => {
    const main = await read(doc, `?locale=${locale}`)
    return main._status === 'published' && main.live === true ? main.title : undefined
  }
  const eventsOf = async (collection: string, { id }: Doc) => {
    const query = `where[kind][equals]=${collection}&where[item][equals]=${id}&sort=id&depth=0&limit=0`
    return (await as('admin')('GET', `/api/audit-events?${query}`)).body.docs ?? []
  }
  return { read, stateOf, seen, eventsOf }
}

async function hireAuthor(admin: Caller): Promise<Doc> {
  const names = { name: 'A. Writer', jobTitle: 'Partner', givenName: 'A.', familyName: 'Writer' }
  const contact = { role: 'partner', email: 'writer@aldermoor.example.com' }
  return docOf(await admin('POST', `/api/people${draftIn('en')}`, { ...names, ...contact }))
}
