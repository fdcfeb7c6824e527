import { at, body, places } from '../../support/content/firm-rows'
import { lexical } from '../../support/content/lexical'
import { textBlock } from '../../support/content/log-rows'
import { edition } from '../../support/content/planned-pages'
import { PublisherInProcess } from '../../support/publishing/publisher-in-process'

jest.setTimeout(60_000)

const missing = 'https://firm.example/en/about-us/later'
const deadLink = textBlock(lexical.paragraph(lexical.webLink(missing, lexical.text('us'))))
const list = '/en/about-us/news'
const path = `${list}/opening`
const news = (title: string, own: Record<string, unknown> = {}) =>
  edition('news-item', 7, at(path, { title, body, ...own }))
const other = (title: string) => edition('news-item', 8, at(`${list}/other`, { title, body }))
const later = edition('page', 9, at('/en/about-us/later', { title: 'Later', body }))
const rows = [...places, edition('legal-notice', 1), news('An opening'), other('Another')]

let publisher: PublisherInProcess
beforeEach(async () => {
  publisher = new PublisherInProcess()
  await publisher.publish(...rows)
})
afterEach(() => publisher.close())

const foundTitles = () => [...publisher.found.values()].map(({ title }) => title)

describe('an edition that breaks a gate (N6, ED-4)', () => {
  it('lets a good one pass', async () => {
    await publisher.publish(news('A good opening'))

    expect(publisher.held()).toEqual([])
    expect(await publisher.read(path)).toContain('A good opening')
    expect(await publisher.read(list)).toContain('A good opening')
    expect(foundTitles()).toContain('A good opening')
  })

  it('may say what only a template must not', async () => {
    await publisher.publish(news('What stays undefined in {date}'))

    expect(publisher.held()).toEqual([])
    expect(await publisher.read(path)).toContain('What stays undefined')
  })

  it('stays as it was, on its page, on lists and in search, and holds up nothing else', async () => {
    await publisher.publish(news('A bad opening', { body: [deadLink] }), other('Another one'))

    expect(publisher.held()).toEqual([
      {
        path: 'news-item 7 en',
        message: `${missing} leads nowhere (body 1, text 1).`,
        told: [{ kind: 'dead-link', values: [missing], field: 'body.0.text.0' }],
      },
    ])
    expect(await publisher.read(path)).toContain('An opening')
    expect(await publisher.read(list)).toContain('An opening')
    expect(await publisher.read(list)).toContain('Another one')
    expect(await publisher.read(`${list}/other`)).toContain('Another one')
    expect(foundTitles()).toEqual(expect.arrayContaining(['An opening', 'Another one']))
    expect(foundTitles()).not.toContain('A bad opening')
  })

  it('is nowhere when it is the first of its item, and no list leads to it', async () => {
    const first = edition('news-item', 10, at(`${list}/first`, { title: 'A first', body: [deadLink] }))
    await publisher.publish(first, other('Another one'))

    expect(publisher.held().map(({ path: held }) => held)).toEqual(['news-item 10 en'])
    expect(await publisher.read(`${list}/first`)).toBeUndefined()
    expect(await publisher.read(list)).not.toContain('A first')
    expect(await publisher.read(list)).toContain('Another one')
    expect(foundTitles()).not.toContain('A first')
  })

  it('has the title of another, which keeps it also when every title changes (N2)', async () => {
    const namesake = edition('news-item', 10, at(`${list}/first`, { title: 'An opening', body }))
    await publisher.publish(namesake)
    await publisher.publish(edition('settings', 1, { firmName: 'Another firm' }))

    expect(publisher.held().map(({ path: held }) => held)).toEqual(['news-item 10 en'])
    expect(await publisher.read(path)).toContain('Another firm')
    expect(await publisher.read(`${list}/first`)).toBeUndefined()
  })

  it('goes live by itself when what it lacked is there', async () => {
    await publisher.publish(news('A link ahead', { body: [deadLink] }))
    await publisher.publish(later)

    expect(publisher.held()).toEqual([])
    expect(await publisher.read(path)).toContain('A link ahead')
    expect(foundTitles()).toContain('A link ahead')
  })

  it('is still held back after a restart, and goes live when it is corrected (ED-5)', async () => {
    await publisher.publish(news('A bad opening', { body: [deadLink] }))
    const before = publisher.held()
    await publisher.restart()

    expect(publisher.held()).toEqual(before)
    expect(await publisher.read(path)).toContain('An opening')
    expect(await publisher.read(list)).toContain('An opening')
    await publisher.publish(news('A corrected opening'))
    expect(publisher.held()).toEqual([])
    expect(await publisher.read(path)).toContain('A corrected opening')
  })

  it('is held back also when it was published while no publisher was at work', async () => {
    publisher.log.push({ ...later, seq: publisher.log.length + 1, document: JSON.stringify({ title: 'Nothing else' }) })
    const first = edition('news-item', 10, at(`${list}/first`, { title: 'A first', body: [deadLink] }))
    publisher.log.push({ ...first, seq: publisher.log.length + 1, revision: 1 })
    await publisher.restart()

    expect(publisher.held().map(({ path: held }) => held)).toEqual(
      expect.arrayContaining(['news-item 10 en', 'page 9 en']),
    )
    expect(await publisher.read(list)).not.toContain('A first')
  })
})

const isMissing = (field: string) => ({ kind: 'missing', values: [], field })
const unread = {
  path: 'news-item 7 en',
  message: expect.stringContaining('is missing') as string,
  told: ['formerPaths', 'seo', 'publishedOn'].map(isMissing),
}

describe('an edition that cannot be read (OP-1)', () => {
  const unreadable = () => ({ ...news('x'), document: JSON.stringify({ path, title: 'No day', slug: 'opening' }) })

  it('stays as it was, also after a restart (ED-5)', async () => {
    await publisher.publish(unreadable())
    const before = publisher.held()
    await publisher.restart()

    expect(before).toEqual([unread])
    expect(publisher.held()).toEqual(before)
    expect(await publisher.read(path)).toContain('An opening')
    expect(await publisher.read(list)).toContain('An opening')
  })

  it('has its stand-in named by the release, also when no publisher was at work (ED-5, N2)', async () => {
    const { seq: shown = 0 } = publisher.log.find(({ id, type }) => type === 'news-item' && id === 7) ?? {}
    publisher.log.push({ ...unreadable(), seq: publisher.log.length + 1, revision: 2 })
    await publisher.restart()

    expect(publisher.held()).toEqual([unread])
    expect(publisher.standIns()).toEqual({ 'news-item 7 en': shown })
    expect(await publisher.read(path)).toContain('An opening')
    await publisher.publish(other('Another one'))
    expect(await publisher.read(list)).toContain('An opening')
  })
})

describe('a page that is live (OP-2, N6)', () => {
  it('is looked at again, because what it leads to may be gone since', async () => {
    await publisher.publish(later)
    await publisher.publish(news('A link ahead', { body: [deadLink] }))
    expect(await publisher.inspect()).toEqual(new Map())
    await publisher.publish({ ...later, operation: 'withdraw', document: null })

    const faults = await publisher.inspect()
    expect([...faults]).toEqual([[path, `${missing} leads nowhere (body 1, text 1).`]])
    expect(await publisher.inspect(new Set([list]))).toEqual(new Map())
    await publisher.publish(news('No link'))
    expect(await publisher.inspect(new Set(faults.keys()))).toEqual(new Map())
  })
})
