import { at, body, places } from '../../support/firm-rows'
import { Newsdesk } from '../../support/newsdesk'
import { edition } from '../../support/planned-pages'

const page = '/en/about-us/news/opening'
const hashed = (name: string) => `/${name}-${'0123456789abcdef'.repeat(2)}.js`
const [first, second] = [hashed('first'), hashed('second')]

let desk: Newsdesk
beforeEach(async () => {
  desk = new Newsdesk()
  desk.code = { name: 'one', files: [first, '/page-data/app-data.json'] }
  await desk.publish(...places, edition('news-item', 7, at(page, { title: 'An opening', body })))
})
afterEach(() => desk.close())

describe('the code of pages (N2, AD-3)', () => {
  it('comes with them in one release, the first of a site included', async () => {
    expect(desk.releases()).toBe(1)
    expect([desk.entryAt(page)?.kind, desk.entryAt(first)?.kind]).toEqual(['file', 'file'])
    const printed = await desk.publishAs('two', [second, '/page-data/app-data.json'])

    expect([printed.record?.number, printed.changed.includes(page)]).toEqual([2, true])
    expect(await desk.read('/page-data/app-data.json')).toBe('two of /page-data/app-data.json')
  })

  it('is still there for pages that were opened before, where its names say what it is', async () => {
    desk.code = { name: 'one and a half', files: [first, '/chunk-map.json'] }
    await desk.restart()
    await desk.publishAs('two', [second])

    expect(desk.entryAt(second)).not.toHaveProperty('left')
    expect(desk.entryAt(first)).toMatchObject({ kind: 'file', left: { release: 3 } })
    expect(desk.entryAt('/chunk-map.json')).toBeUndefined()
    expect(desk.entryAt(`/page-data${page}/page-data.json`)).not.toHaveProperty('left')
  })

  it('is not stored again when only the content is another', async () => {
    const before = desk.entryAt(first)
    desk.code.files = [second]
    await desk.publish(edition('news-item', 7, at(page, { title: 'Another opening', body })))

    expect([desk.entryAt(first), desk.entryAt(second)]).toEqual([before, undefined])
  })
})
