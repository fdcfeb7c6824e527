import { type Doc, docOf } from '../cms/cms'
import { draftIn, type Newsroom, publishIn } from '../cms/newsroom'

/** Several languages of one item, each with its own way to its readers. */
export function testLanguages(given: () => Newsroom): void {
  const live = { _status: 'published' }
  const topic = (role: string, { id }: Doc, [query, body]: [string, object]) =>
    given().as(role)('PATCH', `/api/topics/${id}${query}`, body)
  const nameIn = async ({ id }: Doc, query: string) =>
    docOf(await given().as('editor')('GET', `/api/topics/${id}${query}`)).name
  const editionsOf = async ({ id }: Doc) =>
    (await given().as('author')('GET', `/api/topics/${id}/editions`)).body.editions as object[]
  const statusOf = async ({ id }: Doc) =>
    docOf(await given().as('editor')('GET', `/api/topics/${id}${draftIn('en')}`))._status

  let number = 0

  /** Live in two languages; the French one has a draft that nobody has published. */
  const writeTopic = async () => {
    const name = `Escrow ${(number += 1)}`
    const doc = docOf(await given().as('author')('POST', `/api/topics${draftIn('en')}`, { name }))
    docOf(await topic('editor', doc, [publishIn('en'), live]))
    docOf(await topic('editor', doc, [publishIn('fr-fr'), { ...live, name: `Séquestre ${number}`, live: true }]))
    docOf(await topic('author', doc, [draftIn('fr-fr'), { name: 'Brouillon' }]))
    return doc
  }

  it('no button publishes the draft of another language: not "revert", not the list’s "publish" (CV-2, ED-1)', async () => {
    const doc = await writeTopic()
    const published = docOf(await given().as('editor')('GET', `/api/topics/${doc.id}?locale=en&depth=0`))
    docOf(await topic('editor', doc, ['?locale=en&fallback-locale=null&depth=0', published]))
    expect(await nameIn(doc, '?locale=fr-fr')).toMatch('Séquestre')
    const bulk = `/api/topics?locale=en&draft=true&where[id][equals]=${doc.id}`
    expect((await given().as('editor')('PATCH', bulk, live)).status).toBe(200)

    expect(await nameIn(doc, '?locale=fr-fr')).toMatch('Séquestre')
    expect(await nameIn(doc, draftIn('fr-fr'))).toBe('Brouillon')
  })

  it('all of them are published by who says so (CV-2)', async () => {
    const doc = await writeTopic()
    docOf(await topic('editor', doc, ['?locale=en&publishAllLocales=true', live]))

    expect(await nameIn(doc, '?locale=fr-fr')).toBe('Brouillon')
  })

  it('an editor sees of each what readers have (ED-1)', async () => {
    const doc = await writeTopic()
    const pending = await editionsOf(doc)
    expect(await statusOf(doc)).toBe('draft')
    docOf(await topic('editor', doc, [publishIn('fr-fr'), live]))

    expect(pending).toEqual([
      { locale: 'en', state: 'live' },
      { locale: 'fr-fr', state: 'changed' },
    ])
    expect(await editionsOf(doc)).toEqual([
      { locale: 'en', state: 'live' },
      { locale: 'fr-fr', state: 'live' },
    ])
    expect(await statusOf(doc)).toBe('published')
  })

  it('a text in a language in which its kind is not published is refused (ED-1)', async () => {
    const doc = await writeTopic()
    const { status, words } = await topic('editor', doc, [publishIn('nl-nl'), { ...live, name: 'Borg' }])

    expect([status, words]).toEqual([400, expect.stringContaining('not published in Nederlands')])
    expect(words).toContain('English, Français, 中文')
  })
}
