import { randomBytes } from 'node:crypto'
import { createEdge, type Edge } from '../../../services/edge/create-edge'
import { planExport } from '../../../services/export/plan-export'
import { loadManifest } from '../../../services/releases/manifest'
import { restoreRelease } from '../../../services/releases/restore-release'
import { openDiskStore } from '../../../services/releases/store/open-store'
import { at, body, places } from '../../support/content/firm-rows'
import { pictureOf } from '../../support/content/log-rows'
import { edition } from '../../support/content/planned-pages'
import { goneMedium, replacedMedium, shownMedium, toUrl, type Upload } from '../../support/publishing/medium-rows'
import { PublisherInProcess } from '../../support/publishing/publisher-in-process'

jest.setTimeout(60_000)

const picture: Upload = { url: toUrl('harbour', '.jpg'), content: randomBytes(4000), mimeType: 'image/jpeg' }
const copy: Upload = { url: toUrl('harbour', '-webp480.webp'), content: randomBytes(900), mimeType: 'image/webp' }
const brochure: Upload = { url: toUrl('brochure', '.pdf'), content: randomBytes(5000), mimeType: 'application/pdf' }
const drawing: Upload = {
  url: toUrl('plan', '.svg'),
  content: Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg">${'<path d="M0 0"/>'.repeat(40)}</svg>`),
  mimeType: 'image/svg+xml',
}
const uploads = [picture, copy, brochure, drawing]

const path = '/en/about-us/history'
const cover = (url: string) => pictureOf({ url, sizes: [] })
const page = (url: string) => edition('page', 7, at(path, { title: 'History', body, cover: cover(url) }))
const rows = [...places, edition('legal-notice', 1), shownMedium(1, [picture, copy]), page(picture.url)]

let publisher: PublisherInProcess
let edge: Edge
let origin: string

async function openEdge(): Promise<void> {
  edge = createEdge({ names: ['edge'], portBase: 0, databaseUrl: undefined, store: openDiskStore(publisher.folder) })
  await new Promise<void>((resolve) => edge.server.listen(0, '127.0.0.1', resolve))
  const address = edge.server.address()
  origin = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
}

beforeAll(async () => {
  publisher = new PublisherInProcess()
  for (const { url, content } of uploads) publisher.media.set(url, content)
  await publisher.publish(...rows, shownMedium(2, [brochure]), shownMedium(3, [drawing]))
  // What serves readers has nobody to ask.
  publisher.media.clear()
  await openEdge()
})
afterAll(async () => {
  await edge.close()
  publisher.close()
})

const get = (url: string, headers: Record<string, string> = {}) => fetch(origin + url, { headers })
const bytes = async (response: Response) => Buffer.from(await response.arrayBuffer())
/** The edge looks for the next release ten times a second. */
async function until(url: string, status: number): Promise<Response> {
  for (;;) {
    const answer = await get(url)
    if (answer.status === status) return answer
    await answer.body?.cancel()
  }
}

describe('pictures and files of a release (N2, OP-3)', () => {
  it('are served by an edge that knows no content management, byte for byte and for good', async () => {
    for (const { url, content, mimeType } of uploads) {
      const answer = await get(url)
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, mimeType])
      expect((await bytes(answer)).equals(content)).toBe(true)
      expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
      expect(answer.headers.get('content-security-policy')).toMatch(/^default-src 'none';.*sandbox$/)
      expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
    }
  })

  it('come in the parts that are asked for, and documents are saved under the name of their upload', async () => {
    const answer = await get(brochure.url, { range: 'bytes=1000-1999' })

    expect([answer.status, answer.headers.get('content-range')]).toEqual([206, 'bytes 1000-1999/5000'])
    expect((await bytes(answer)).equals(brochure.content.subarray(1000, 2000))).toBe(true)
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename="brochure.pdf"')
  })

  it('are written with the release for a host of files', async () => {
    const { files } = planExport(await loadManifest(openDiskStore(publisher.folder).ledger))

    expect(files.map((one) => one.path)).toEqual(expect.arrayContaining(uploads.map(({ url }) => url)))
  })

  it('that are deleted, and shown once more, are there once more', async () => {
    await publisher.publish(goneMedium(2, [brochure]))
    await until(brochure.url, 410)
    await publisher.publish(shownMedium(2, [brochure]))

    expect((await bytes(await until(brochure.url, 200))).equals(brochure.content)).toBe(true)
  })

  it('that cannot be had hold back the page that shows them, and nothing else; it follows when they can', async () => {
    const lost: Upload = { url: toUrl('lost', '.jpg'), content: randomBytes(300), mimeType: 'image/jpeg' }
    const other = edition('page', 8, at('/en/about-us/other', { title: 'Other', body }))
    publisher.media.set(lost.url, randomBytes(300))
    await publisher.publish(shownMedium(4, [lost]), page(lost.url), other)

    expect(publisher.held().map((held) => held.path)).toEqual(expect.arrayContaining(['page 7 en', lost.url]))
    expect(await publisher.read(path)).toContain(picture.url)
    expect(await publisher.read('/en/about-us/other')).toContain('Other')

    publisher.media.set(lost.url, lost.content)
    await publisher.publish(edition('page', 8, at('/en/about-us/other', { title: 'Another', body })))
    expect(publisher.held()).toEqual([])
    expect(await publisher.read(path)).toContain(lost.url)
    await publisher.publish(page(picture.url))
  })

  it('cost a publication nothing that changes none of them, however many there are', async () => {
    const many = Array.from({ length: 300 }, (_, index): Upload => {
      const content = Buffer.from(`picture ${index}`)
      return { url: toUrl(`picture-${index}`, '.jpg'), content, mimeType: 'image/jpeg' }
    })
    for (const { url, content } of many) publisher.media.set(url, content)
    await publisher.publish(...many.map((one, index) => shownMedium(100 + index, [one])))
    await publisher.publish(page(copy.url))
    const { ledger } = openDiskStore(publisher.folder)
    const newest = await ledger.read((await ledger.numbers()).at(-1) ?? 0)

    expect(Object.keys(newest?.put ?? {}).filter((one) => one.startsWith('/media/'))).toEqual([])
  })

  it('that went while nobody published are taken away by the next publisher', async () => {
    publisher.log.push({ ...goneMedium(3, [drawing]), seq: publisher.log.length + 1, revision: 2 })
    await publisher.restart()

    expect(publisher.entryAt(drawing.url)).toEqual({ kind: 'gone' })
    expect(publisher.entryAt(brochure.url)).toMatchObject({ kind: 'file' })
  })

  it('that gave their place to others are there for pages that are open, and for a release that is brought back', async () => {
    const next: Upload = { url: toUrl('quay', '.jpg'), content: randomBytes(3000), mimeType: 'image/jpeg' }
    publisher.media.set(next.url, next.content)
    await publisher.publish(replacedMedium(1), shownMedium(4, [next]), page(next.url))
    await until(next.url, 200)

    expect((await get(picture.url)).status).toBe(200)
    expect(publisher.entryAt(picture.url)).toMatchObject({ left: {} })
    await restoreRelease(openDiskStore(publisher.folder), 1)
    const { entries } = await loadManifest(openDiskStore(publisher.folder).ledger)
    expect(entries.get(picture.url)).toMatchObject({ kind: 'file' })
    expect(entries.get(picture.url)).not.toHaveProperty('left')
  })

  it('that were deleted are 410 at once, and in every earlier release that is brought back', async () => {
    await publisher.restart()
    await publisher.publish(goneMedium(1, [picture, copy]), edition('page', 7, at(path, { title: 'History', body })))
    await until(picture.url, 410)
    const restored = await restoreRelease(openDiskStore(publisher.folder), 1)
    const isServed = async () => (await get(path)).headers.get('x-release') === String(restored?.number)
    while (!(await isServed()));

    expect(await (await get(path)).text()).toContain(picture.url)
    expect((await get(picture.url)).status).toBe(410)
    expect((await get(copy.url)).status).toBe(410)
  })
})
