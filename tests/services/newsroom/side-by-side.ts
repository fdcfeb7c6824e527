import { docOf } from '../../support/cms/cms'
import { draftIn, type Newsroom } from '../../support/cms/newsroom'

type Field = { field: string; pieces: { kind: string; text: string }[] | null }
type Told = { isWritten: boolean; olderSince: string | null; fields: Field[] }

/** Translations beside their original, and out to an agency and in again. */
export function describeSideBySide(room: () => Newsroom): void {
  const as = (role: string) => room().as(role)
  const originalOf = async (id: number, locale = 'fr-fr') =>
    (await as('author')('GET', `/api/topics/${id}/original?locale=${locale}`)).body as unknown as Told
  const changedIn = ({ fields }: Told) => fields.filter(({ pieces }) => pieces !== null).map(({ field }) => field)
  const write = (id: number, locale: string, body: object) =>
    as('author')('PATCH', `/api/topics/${id}${draftIn(locale)}`, body).then(docOf)

  const writeTopic = async () => {
    const topic = docOf(await as('author')('POST', `/api/topics${draftIn('en')}`, { name: 'Escrow', summary: 'Held.' }))
    await as('author')('POST', `/api/topics/${topic.id}/start-language?locale=fr-fr`, { from: 'en' })
    return topic
  }

  describe('languages side by side', () => {
    it('a translation is older, field by field, from the change of its original until it follows (ED-7)', async () => {
      const { id } = await writeTopic()
      await write(id, 'fr-fr', { name: 'Séquestre', summary: 'Retenu.' })
      expect(await originalOf(id)).toMatchObject({ isWritten: true, olderSince: null })

      await write(id, 'en', { name: 'Escrow', summary: 'Held by a third party.' })
      const older = await originalOf(id)
      expect([changedIn(older), older.olderSince]).toEqual([['summary'], expect.any(String)])
      expect(older.fields.find(({ field }) => field === 'summary')?.pieces).toContainEqual({
        kind: 'ADDED',
        text: expect.stringContaining('by a third party') as string,
      })

      await write(id, 'fr-fr', { name: 'Compte séquestre' })
      expect(changedIn(await originalOf(id))).toEqual(['summary'])
      await write(id, 'fr-fr', { summary: 'Retenu par un tiers.' })
      expect(await originalOf(id)).toMatchObject({ olderSince: null })
    })

    it('a change that another language need not follow is confirmed by who writes (ED-7)', async () => {
      const { id } = await writeTopic()
      await write(id, 'en', { summary: 'Held!' })
      expect(changedIn(await originalOf(id))).toEqual(['summary'])
      const path = `/api/topics/${id}/original/confirm?locale=fr-fr`
      expect((await as('product-manager')('POST', path)).status).toBe(403)
      expect((await as('author')('POST', path)).status).toBe(200)
      expect(await originalOf(id)).toMatchObject({ olderSince: null })
    })

    it('goes to an agency as XLIFF and comes in as a draft (ED-7)', async () => {
      const { id } = await writeTopic()
      const out = await as('author')('GET', `/api/translation/xliff?locale=zh-cn&item=topics.${id}`)
      expect(out.headers.get('content-type')).toContain('application/xliff+xml')
      const back = out.text
        .replace(/(<source[^>]*>Escrow<\/source>)/, '$1<target>托管</target>')
        .replace(/(<source[^>]*>Held\.<\/source>)/, '$1<target> </target>')
      await write(id, 'en', { name: 'Escrow accounts' })
      const taken = await as('author')('POST', '/api/translation/xliff', { xliff: back })
      expect(taken.body.items).toEqual([
        expect.objectContaining({ id, taken: ['Name'], left: [expect.objectContaining({ label: 'Summary' })] }),
      ])

      const draft = docOf(await as('author')('GET', `/api/topics/${id}${draftIn('zh-cn')}`))
      expect([draft.name, draft._status]).toEqual(['托管', 'draft'])
      // It renders what the agency was given, which has changed since.
      expect(changedIn(await originalOf(id, 'zh-cn'))).toContain('name')
    })

    it('refuses a file that is no translation, and anyone who writes nothing here (ED-7)', async () => {
      const bad = await as('author')('POST', '/api/translation/xliff', {
        xliff: '<!DOCTYPE a [<!ENTITY b "c">]><xliff/>',
      })
      expect([bad.status, bad.words]).toEqual([403, expect.stringContaining('document type')])
      expect((await as('product-manager')('POST', '/api/translation/xliff', { xliff: '<xliff/>' })).status).toBe(403)
      expect((await as('product-manager')('GET', '/api/translation/xliff?locale=fr-fr&item=topics.1')).status).toBe(403)
    })
  })

  describe('where an item is used', () => {
    it('is found in what readers have, in drafts and in links, with what readers will get (ED-10)', async () => {
      const topic = docOf(
        await as('editor')('POST', '/api/topics?locale=en&publishSpecificLocale=en', {
          name: 'Novation',
          _status: 'published',
        }),
      )
      const below = docOf(
        await as('author')('POST', `/api/topics${draftIn('en')}`, { name: 'Below', within: topic.id }),
      )
      const to = { relationTo: 'topics', value: topic.id }
      const words = { type: 'text', version: 1, format: 0, text: 'Novation' }
      const link = { type: 'link', version: 1, fields: { linkType: 'internal', doc: to }, children: [words] }
      const text = {
        root: { type: 'root', version: 1, children: [{ type: 'paragraph', version: 1, children: [link] }] },
      }
      const page = { title: 'On novation', body: [{ blockType: 'text', text }] }
      docOf(
        await as('editor')('POST', '/api/pages?locale=en&publishSpecificLocale=en', { ...page, _status: 'published' }),
      )

      const { body } = await as('author')('GET', `/api/topics/${topic.id}/used-in`)
      expect(body.uses).toEqual([
        expect.objectContaining({ title: 'On novation', isLive: true, mentions: [{ label: 'Text', kind: 'link' }] }),
        expect.objectContaining({ id: below.id, isLive: false, mentions: [{ label: 'Within', kind: 'entry' }] }),
      ])
      expect((await as('product-manager')('GET', `/api/topics/${topic.id}/used-in`)).status).toBe(200)
    })
  })
}
