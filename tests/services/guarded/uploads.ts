import { createHash } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { ensureSecrets } from '../../../services/shared/secrets/secrets'
import { medium, mediumType } from '../../../src/content/medium'
import { bomb, draw, photograph, sharp, type Stored, upload } from '../../support/browser/pictures'
import { docOf } from '../../support/cms/cms'
import { type Cms, problemsIn } from '../../support/cms/cms-process'
import { openFeed, readOn, replay } from '../../support/publishing/feed-reader'

const svgWithEntities = '<svg xmlns="http://www.w3.org/2000/svg"><!DOCTYPE a [<!ENTITY b "c">]></svg>'
const pdfWithProgram = '%PDF-1.7 << /S /JavaScript /JS (app.alert(1)) >> %%EOF'

export function describeUploads(where: () => Cms) {
  describe('uploads', () => {
    let cms: Cms

    const send = (own: Parameters<typeof upload>[2]) => upload(cms, cms.admin, own)
    const store = async (own: Parameters<typeof upload>[2]): Promise<Stored> => {
      const answer = await send(own)
      if (answer.status !== 201) throw new Error(`${answer.status}: ${problemsIn(answer)}`)
      return answer.body.doc as unknown as Stored
    }
    const fetchFile = async (name: string, token?: string, origin = cms.origin) => {
      const headers = token === undefined ? {} : { authorization: `JWT ${token}` }
      const response = await fetch(`${origin}/media/${name}`, { headers })
      return { status: response.status, headers: response.headers, data: Buffer.from(await response.arrayBuffer()) }
    }
    const key = () => ensureSecrets(cms.place.dataDir).SITE_KEY
    /** As a publisher that brings it to the release. */
    const statusByKey = async (name: string) => {
      const headers = { authorization: `Bearer ${key()}` }
      return (await fetch(`${cms.origin}/media/${name}`, { headers })).status
    }
    /** What the log says of an upload; undefined where that is nothing, or nothing any more. */
    const toldOf = async (id: number) => {
      const row = replay(await readOn(openFeed(cms.place, key()))).get(`${mediumType} ${id} en`)
      return row && medium.parse(JSON.parse(row.document ?? ''))
    }
    const filesKept = () => readdirSync(join(cms.place.dataDir, 'media')).length
    const publishPageWith = async (cover: number, title: string) => {
      const body = { title, cover, _status: 'published' }
      return docOf(await cms.ask('/api/pages', { method: 'POST', token: cms.admin, body })).id
    }

    beforeAll(() => {
      cms = where()
    })

    it('get derivatives of three widths in three formats, none larger than the picture itself', async () => {
      const large = await store({ data: await draw(2000, 1000), name: 'large.jpg' })
      const small = await store({ data: await draw(300, 200, 'png'), name: 'small.png', type: 'image/png' })

      expect(Object.values(large.sizes).map(({ width }) => width)).toEqual([
        480, 480, 480, 960, 960, 960, 1600, 1600, 1600,
      ])
      expect(Object.values(small.sizes).map(({ width }) => width)).toEqual(Array(9).fill(300))
      for (const [name, { filename, mimeType, width }] of [
        ...Object.entries(large.sizes),
        ...Object.entries(small.sizes),
      ]) {
        const { data } = await fetchFile(filename ?? '', cms.admin)
        expect(mimeType).toBe(`image/${name.replace(/\d+$/, '')}`)
        expect((await sharp(data).metadata()).width).toBe(width)
      }
    })

    it('stand upright and keep nothing that the camera wrote (Q-6)', async () => {
      const stored = await store({ data: await photograph(400, 300), name: 'phone.jpg' })

      for (const name of [stored.filename, ...Object.values(stored.sizes).map(({ filename }) => filename ?? '')]) {
        const { data } = await fetchFile(name, cms.admin)
        const { exif, xmp, iptc, width, height } = await sharp(data).metadata()
        expect({ exif, xmp, iptc }).toEqual({})
        expect([width, height]).toEqual([300, 400])
      }
    })

    it('keep no bytes beside the picture: a picture with a program behind it loses the program (Q-6)', async () => {
      const polyglot = Buffer.concat([await draw(40, 40), Buffer.from('<script>alert("canary")</script>')])

      const stored = await store({ data: polyglot, name: 'both.jpg' })

      const { data } = await fetchFile(stored.filename, cms.admin)
      expect(data.includes('canary')).toBe(false)
    })

    it('are drawn again when they are SVG, and can run nothing when they are opened (Q-6)', async () => {
      const svg =
        '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9" onload="alert(1)"><script>alert(1)</script><path d="M0 0"/></svg>'

      const stored = await store({ data: svg, name: 'logo.svg', type: 'image/svg+xml' })

      const { data, headers } = await fetchFile(stored.filename, cms.admin)
      expect(data.toString()).toBe(
        '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><path d="M0 0"></path></svg>',
      )
      expect(headers.get('content-type')).toBe('image/svg+xml')
      expect(headers.get('content-security-policy')).toMatch(/^default-src 'none';.*sandbox/)
      expect(headers.get('x-content-type-options')).toBe('nosniff')
    })

    const unknown = 'by its content, none of'
    it.each<[what: string, file: [make: () => Buffer | string | Promise<Buffer>, name: string], words: string]>([
      ['a page that is called a picture', [() => '<html><script>alert(1)</script></html>', 'a.jpg'], unknown],
      ['a program that is called a picture', [() => 'MZ\u0090\u0000', 'a.png'], unknown],
      ['a GIF', [() => 'GIF89a\u0001\u0000\u0001\u0000', 'a.gif'], unknown],
      ['half a picture', [async () => (await draw(400, 400)).subarray(0, 700), 'a.jpg'], 'cannot be read'],
      ['a small file with a huge picture', [bomb, 'a.png'], '60000 × 60000 pixels: at most 60 million'],
      ['an SVG with entities', [() => svgWithEntities, 'a.svg'], 'cannot be made safe'],
      ['a PDF with a program', [() => pdfWithProgram, 'a.pdf'], 'a program or a file inside'],
      ['a file of 21 MB', [() => Buffer.alloc(21 * 1024 * 1024, 1), 'a.jpg'], 'larger than 20 MB'],
      ['a file of 40 MB', [() => Buffer.alloc(40 * 1024 * 1024, 1), 'a.jpg'], 'too large: at most 24 MB'],
    ])('refuse %s with a sentence and keep nothing (Q-6)', async (_, [make, name], words) => {
      const before = filesKept()

      const answer = await send({ data: await make(), name })

      expect([400, 413]).toContain(answer.status)
      expect(problemsIn(answer)).toContain(words)
      expect(filesKept()).toBe(before)
    })

    it('need words for those who do not see them', async () => {
      const answer = await send({ data: await draw(40, 40), name: 'a.jpg', fields: { alt: '' } })

      expect([answer.status, problemsIn(answer)]).toEqual([400, expect.stringContaining('This field is required')])
    })

    it('of one name are two files, and a new version is a new file while the old one stays for older releases', async () => {
      const first = await store({ data: await draw(50, 50), name: 'same.jpg' })
      const second = await store({ data: await draw(60, 60, 'png'), name: 'same.png' })
      expect(first.sizes.avif480?.filename).not.toBe(second.sizes.avif480?.filename)
      await publishPageWith(first.id, 'Replaced picture')

      const form = new FormData()
      form.set('file', new Blob([new Uint8Array(await draw(70, 70))]), 'same.jpg')
      form.set('_payload', JSON.stringify({ alt: 'New' }))
      const { body } = await cms.ask(`/api/media/${first.id}`, { method: 'PATCH', token: cms.admin, body: form })

      const replaced = body.doc as unknown as Stored
      expect(replaced.filename).not.toBe(first.filename)
      expect([await statusByKey(first.filename), await statusByKey(replaced.filename)]).toEqual([200, 200])
      const urls = (await toldOf(first.id))?.files.map(({ url }) => url)
      expect(urls).toContain(`/media/${replaced.filename}`)
      expect(urls).not.toContain(`/media/${first.filename}`)
    })

    it('take a focal point, which the published picture tells', async () => {
      const stored = await store({ data: await draw(100, 100), name: 'focus.jpg' })
      const path = `/api/media/${stored.id}?uploadEdits[focalPoint][x]=20&uploadEdits[focalPoint][y]=30`

      // A form sends the point as numbers; an address can only say digits, so the point is in the body as well.
      const { status } = await cms.ask(path, { method: 'PATCH', token: cms.admin, body: { focalX: 20, focalY: 30 } })

      const { body } = await cms.ask(`/api/media/${stored.id}`, { token: cms.admin })
      expect([status, body.focalX, body.focalY, body.filename]).toEqual([200, 20, 30, stored.filename])
    })

    it('know the colour that stands in for them, and a new file has its own', async () => {
      const { id } = await store({ data: await draw(60, 60, 'png'), name: 'brown.png', type: 'image/png' })
      const colour = async (body: object) =>
        docOf(await cms.ask(`/api/media/${id}`, { method: 'PATCH', token: cms.admin, body })).colour
      const form = new FormData()
      form.set('file', new Blob([new Uint8Array(await photograph(60, 60))]), 'blue.jpg')
      form.set('_payload', JSON.stringify({ alt: 'Blue' }))

      expect(await colour({ colour: '#ffffff' })).toBe('#886644')
      expect(await colour(form)).toMatch(/^#4[3-5]6[5-7]8[7-9]$/)
    })

    it('cannot be told another file’s name', async () => {
      const stored = await store({ data: await draw(30, 30), name: 'mine.jpg' })

      await cms.ask(`/api/media/${stored.id}`, {
        method: 'PATCH',
        token: cms.admin,
        body: { filename: '../secrets.json', url: 'http://127.0.0.1/' },
      })

      expect((await cms.ask(`/api/media/${stored.id}`, { token: cms.admin })).body.filename).toBe(stored.filename)
    })

    it('are given to colleagues and publishers alone, whatever shows them: readers have them of the release (Q-6)', async () => {
      const stored = await store({ data: await draw(80, 80), name: 'cover.jpg' })
      const edge = `http://127.0.0.1:${cms.place.portBase}`
      const own = await fetchFile(stored.filename, cms.admin)
      expect([own.status, own.headers.get('cache-control')]).toEqual([200, 'private, no-store'])
      expect(await toldOf(stored.id)).toBeUndefined()
      await publishPageWith(stored.id, 'Page with a cover')

      expect((await fetchFile(stored.filename)).status).toBe(404)
      expect((await fetchFile(stored.filename, undefined, edge)).status).toBe(404)
      expect(await statusByKey(stored.filename)).toBe(200)
    })

    it('are known to publishers with the digest and size of each copy, once something public shows them (N2)', async () => {
      const stored = await store({ data: await draw(600, 400), name: 'told.jpg' })
      await publishPageWith(stored.id, 'Page with copies')
      const names = [stored.filename, ...Object.values(stored.sizes).map(({ filename }) => filename ?? '')]
      const told = await toldOf(stored.id)

      expect(told?.files.map(({ url }) => url)).toEqual(names.map((name) => `/media/${name}`))
      for (const { url, digest, size } of told?.files ?? []) {
        const { data } = await fetchFile(url.replace('/media/', ''), cms.admin)
        expect([createHash('sha256').update(data).digest('hex'), data.length]).toEqual([digest, size])
      }
    })

    it('are gone in the log at once when they are deleted, or when all that showed them is withdrawn (N2)', async () => {
      const [deleted, withdrawn, replaced] = [
        await store({ data: await draw(81, 81), name: 'gone.jpg' }),
        await store({ data: await draw(83, 83), name: 'with-its-page.jpg' }),
        await store({ data: await draw(84, 84), name: 'replaced.jpg' }),
      ]
      await publishPageWith(deleted.id, 'Page with a picture that goes')
      const pages = [
        await publishPageWith(withdrawn.id, 'Page that goes'),
        await publishPageWith(replaced.id, 'Page with another picture soon'),
      ]
      const change = (id: number | undefined, body: object) =>
        cms.ask(`/api/pages/${id ?? 0}`, { method: 'PATCH', token: cms.admin, body: { _status: 'published', ...body } })

      await cms.ask(`/api/media/${deleted.id}?evenIfShown=true`, { method: 'DELETE', token: cms.admin })
      await change(pages[0], { live: false })
      await change(pages[1], { cover: null })

      for (const { id, filename } of [deleted, withdrawn]) {
        const told = await toldOf(id)
        expect(told?.files).toEqual([])
        expect(told?.gone).toContain(`/media/${filename}`)
      }
      expect(await toldOf(replaced.id)).toBeUndefined()
      await change(pages[0], { live: true })
      expect(await toldOf(withdrawn.id)).toMatchObject({ gone: [] })
    })

    it('that readers see are not deleted in passing, alone or with others, and the answer says where they are (ED-6)', async () => {
      const stored = await store({ data: await draw(82, 82), name: 'seen.jpg' })
      await publishPageWith(stored.id, 'Page that needs it')
      const remove = (path: string) => cms.ask(`/api/media${path}`, { method: 'DELETE', token: cms.admin })
      const answers = [await remove(`/${stored.id}`), await remove(`?where[id][in]=${stored.id}`)]
      const told = await cms.ask(`/api/media/${stored.id}/shown-in`, { token: cms.admin })

      expect(answers.map(({ status }) => status)).toEqual([403, 400])
      for (const { text } of answers) expect(text).toContain('in \\"Page that needs it\\" (Page). Choose another there')
      expect(told.body.showing).toMatchObject([{ collection: 'pages', title: 'Page that needs it', kind: 'Page' }])
      expect(await statusByKey(stored.filename)).toBe(200)
      expect((await cms.ask(`/api/media/${stored.id}/shown-in`)).status).toBe(403)
    })

    it('are offered for download when they are PDF', async () => {
      const stored = await store({
        data: '%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\nstartxref\n9\n%%EOF\n',
        name: 'a.pdf',
        type: 'application/pdf',
      })

      const { headers } = await fetchFile(stored.filename, cms.admin)

      expect(headers.get('content-disposition')).toBe('attachment; filename="a.pdf"')
    })

    it.each(['../secrets.json', '..%2fsecrets.json', '.env', 'cover.jpg', `a-${'0'.repeat(32)}.jpg`])(
      'have no address %s',
      async (name) => {
        expect((await fetchFile(name, cms.admin)).status).toBe(404)
      },
    )
  })
}
