import { pageFactsOf } from '../../../services/releases/files/page-facts-of'
import { type FileEntry } from '../../../services/releases/record'
import { shellPlaces } from '../../../src/routes/shells'
import { at, body, places } from '../../support/content/firm-rows'
import { edition } from '../../support/content/planned-pages'
import { PublisherInProcess } from '../../support/publishing/publisher-in-process'

jest.setTimeout(60_000)

const path = '/en/about-us/news/opening'
const news = edition('news-item', 7, at(path, { title: 'An opening', body }))
const entry = { label: 'The opening', target: { type: 'news-item', id: 7 }, below: [] }
const menu = (label: string) => edition('menu', 11, { place: 'header', entries: [{ ...entry, label }] })
const product = (title: string) =>
  edition(
    'product',
    12,
    at('/en/products/map', { title, body, permissionKey: 'map', launchUrl: 'https://map.example' }),
  )
const settings = edition('settings', 1, { firmName: 'Another name' })

let publisher: PublisherInProcess
beforeEach(async () => {
  publisher = new PublisherInProcess()
  await publisher.publish(...places, edition('legal-notice', 1), news)
})
afterEach(() => publisher.close())

/** What the release says of each page that the browser draws, but for its content. */
const said = () =>
  shellPlaces.map(({ path: shell }) => {
    return { shell, ...pageFactsOf(publisher.entryAt(shell) as FileEntry) }
  })

describe('pages that are drawn in the browser (R-AUT-00)', () => {
  it.each([
    ['a menu', menu('The opening')],
    ['a product', product('The map')],
    ['the settings', settings],
  ])('keep their scripts, their policy and their headers when %s changes', async (_what, row) => {
    const before = said()
    await publisher.publish(row)

    expect(said()).toEqual(before)
    expect(before.map(({ sources }) => sources?.['trusted-types'])).toEqual(shellPlaces.map(() => ['default']))
  })

  it('are put right by the next start of a publisher where one was stored wrongly', async () => {
    const right = publisher.entryAt('/en/auth') as FileEntry
    const { kind, blob, type, size } = right
    await publisher.spoil('/en/auth', { kind, blob, type, size })
    await publisher.restart()

    expect(publisher.entryAt('/en/auth')).toEqual(right)
  })

  it('are put right beside a page whose status was lost (CV-8)', async () => {
    const right = publisher.entryAt('/en/404') as FileEntry
    const { status, ...found } = right
    await publisher.spoil('/en/404', found)
    await publisher.restart()

    expect([status, publisher.entryAt('/en/404')]).toEqual([404, right])
  })

  it('stay as they were when their scripts are not those that the policy names', async () => {
    const before = said()
    publisher.scriptOfShells = 'drawSomethingElse()'
    await publisher.publish(menu('The opening'))

    expect(said()).toEqual(before)
    expect(publisher.held().map(({ path: held }) => held)).toEqual(expect.arrayContaining(['/auth', '/en/dashboard']))
    expect(publisher.held()[0]?.message).toContain('An inline script has no hash')
    expect(await publisher.read(path)).toContain('An opening')
  })
})
