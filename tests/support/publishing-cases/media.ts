import { setTimeout as sleep } from 'node:timers/promises'
import { draw } from '../browser/pictures'
import { cmsOrigin, docOf, send } from '../cms/cms'
import { startEdge } from '../edge/edge-process'
import { type Publishing } from '../publishing/publishing'

const pdf = `%PDF-1.7\n1 0 obj\n<<>>\nendobj\n%${'x'.repeat(3000)}\ntrailer\n<<>>\nstartxref\n9\n%%EOF\n`

type Upload = { id: number; filename: string }

async function upload({ place, admin }: Publishing, name: string, content: Blob): Promise<Upload> {
  const form = new FormData()
  form.set('file', content, name)
  form.set('_payload', JSON.stringify({ alt: name }))
  const url = `${cmsOrigin(place)}/api/media`
  return docOf(await send(url, { method: 'POST', token: admin.token, body: form })) as unknown as Upload
}

/** From the editor's upload to a machine that serves the release and has nothing else. */
export function testMedia(given: () => Publishing): void {
  it('brings a picture and a PDF to the release, which an edge serves that has no CMS (N2, OP-3)', async () => {
    const site = given()
    const jpeg = new Blob([new Uint8Array(await draw(640, 480))], { type: 'image/jpeg' })
    const picture = await upload(site, 'quay.jpg', jpeg)
    const brochure = await upload(site, 'brochure.pdf', new Blob([pdf], { type: 'application/pdf' }))
    const sections = [{ blockType: 'downloads', files: [{ title: 'Our brochure', file: brochure.id }] }]
    const page = await site.add('pages', { title: 'On the quay', cover: picture.id, body: sections })
    const { text } = await site.until('/en/about-us/on-the-quay', ({ status }) => status === 200)
    const named = [...new Set(text.match(/\/media\/[a-z0-9.-]+/g))]
    const other = await startEdge(['edge'], { dataDir: site.place.dataDir })
    try {
      const stem = picture.filename.replace(/\.jpg$/, '')
      expect(named.filter((path) => path.startsWith(`/media/${stem}-`)).length).toBeGreaterThan(1)
      expect(named).toContain(`/media/${brochure.filename}`)
      const answers = await Promise.all(named.map((path) => fetch(other.origin + path)))
      expect(answers.map(({ status }) => status)).toEqual(named.map(() => 200))
      expect(await (await fetch(`${other.origin}/media/${brochure.filename}`)).text()).toBe(pdf)

      await site.change('pages', page, { live: false })
      const gone = async () => (await fetch(`${other.origin}/media/${picture.filename}`)).status
      while ((await gone()) !== 410) await sleep(20)
      // Another edge, which switches by itself.
      await site.until(`/media/${brochure.filename}`, ({ status }) => status === 410)
    } finally {
      await other.stop()
    }
  })
}
