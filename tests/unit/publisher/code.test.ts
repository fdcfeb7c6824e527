import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { type PreparedNews, ToldAsMade } from '../../../services/publisher/prepare/prepared'
import { at, body, places } from '../../support/content/firm-rows'
import { pictureOf } from '../../support/content/log-rows'
import { edition } from '../../support/content/planned-pages'
import { type Upload, shownMedium, toUrl } from '../../support/publishing/medium-rows'
import { PublisherInProcess } from '../../support/publishing/publisher-in-process'

const page = '/en/about-us/news/opening'
const hashed = (name: string) => `/${name}-${'0123456789abcdef'.repeat(2)}.js`
const [first, second] = [hashed('first'), hashed('second')]

let publisher: PublisherInProcess
beforeEach(async () => {
  publisher = new PublisherInProcess()
  publisher.code = { name: 'one', files: [first, '/page-data/app-data.json'] }
  await publisher.publish(...places, edition('news-item', 7, at(page, { title: 'An opening', body })))
})
afterEach(() => publisher.close())

describe('the code of pages (N2, AD-3)', () => {
  it('comes with them in one release, the first of a site included', async () => {
    expect(publisher.releases()).toBe(1)
    expect([publisher.entryAt(page)?.kind, publisher.entryAt(first)?.kind]).toEqual(['file', 'file'])
    const printed = await publisher.publishAs('two', [second, '/page-data/app-data.json'])

    expect([printed.record?.number, printed.changed.includes(page)]).toEqual([2, true])
    expect(await publisher.read('/page-data/app-data.json')).toBe('two of /page-data/app-data.json')
  })

  it('is still there for pages that were opened before, where its names say what it is', async () => {
    publisher.code = { name: 'one and a half', files: [first, '/chunk-map.json'] }
    await publisher.restart()
    await publisher.publishAs('two', [second])

    expect(publisher.entryAt(second)).not.toHaveProperty('left')
    expect(publisher.entryAt(first)).toMatchObject({ kind: 'file', left: { release: 3 } })
    expect(publisher.entryAt('/chunk-map.json')).toBeUndefined()
    expect(publisher.entryAt(`/page-data${page}/page-data.json`)).not.toHaveProperty('left')
  })

  it('is not stored again when only the content is another', async () => {
    const before = publisher.entryAt(first)
    publisher.code.files = [second]
    await publisher.publish(edition('news-item', 7, at(page, { title: 'Another opening', body })))

    expect([publisher.entryAt(first), publisher.entryAt(second)]).toEqual([before, undefined])
  })

  it('makes its pages while other code is at work, so that its turn renders only what has changed since (OP-3, 32.4)', async () => {
    await publisher.prepareAs('two')
    expect([publisher.releases(), publisher.entryAt(second)]).toEqual([1, undefined])
    await publisher.publish(edition('news-item', 7, at(page, { title: 'Another opening', body })))
    const shown = publisher.entryAt('/en')
    publisher.rendered.length = 0
    const printed = await publisher.publishAs('two', [second])

    expect(printed.changed).toEqual(expect.arrayContaining(['/en', '/en/about-us/news', page]))
    expect(publisher.rendered).toContain(page)
    expect(publisher.rendered.length).toBeLessThan(printed.changed.length / 4)
    expect(await publisher.read(page)).toContain('Another opening')
    expect(publisher.entryAt('/en')).toEqual(shown)
  })

  it('takes nothing that was prepared and is not kept any more, and nothing once its turn has begun', async () => {
    await publisher.prepareAs('two')
    rmSync(join(publisher.folder, 'releases/blobs'), { recursive: true })
    publisher.rendered.length = 0
    await publisher.publishAs('two', [second])
    expect(publisher.rendered).toEqual(expect.arrayContaining(['/en', page]))
    publisher.rendered.length = 0
    await publisher.publishAs('three', [second])

    expect(publisher.rendered).toEqual(expect.arrayContaining(['/en', page]))
  })

  it('ends what it prepares when its turn comes, and takes what is ready', async () => {
    const turn = new AbortController()
    const told: PreparedNews[] = []
    const prepared = new ToldAsMade((news) => {
      told.push(news)
      turn.abort()
    })
    await expect(publisher.prepareAs('two', prepared, turn.signal)).rejects.toThrow('aborted')
    prepared.end()
    const ready = [...prepared.keys()]
    publisher.rendered.length = 0
    const printed = await publisher.publishAs('two', [second])

    expect(told.flatMap(({ made }) => made.map(([path]) => path))).toEqual(ready)
    expect(told.map(({ isDone }) => isDone)).toEqual([false, true])
    expect(publisher.rendered.length).toBeGreaterThan(0)
    expect(publisher.rendered.length).toBeLessThan(printed.changed.length)
  })

  it('takes no page that names a picture which nobody could bring, before its turn or in it (N6)', async () => {
    const picture: Upload = { url: toUrl('harbour', '.jpg'), content: Buffer.alloc(4000, 1), mimeType: 'image/jpeg' }
    const cover = pictureOf({ url: picture.url, sizes: [] })
    const shown = edition('page', 8, at('/en/about-us/history', { title: 'History', body, cover }))
    for (const row of [shownMedium(1, [picture]), shown])
      publisher.log.push({ ...row, seq: publisher.log.length + 1, revision: 1 })
    await publisher.prepareAs('two')
    await publisher.publishAs('two', [second])

    expect(publisher.held().map(({ path }) => path)).toContain(picture.url)
    expect(await publisher.read('/en/about-us/history')).toBeUndefined()
  })
})
