import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { withClient } from '../../../services/database/connect'
import { type Doc, docOf } from '../../support/cms/cms'
import { draftIn, type Newsroom } from '../../support/cms/newsroom'
import { until } from '../../support/identity/sign-in-site'
import { databaseIn } from '../../support/place/database-process'
import { letterThatSays } from './letter-that-says'
import { readDesk } from './read-desk'

type Comment = { id: number; words: string; isDone: boolean; assigneeName: string | null }

/** Several people at one text. */
export function describeTogether(room: () => Newsroom): void {
  const as = (role: string) => room().as(role)
  const idOf = async (role: string) => ((await as(role)('GET', '/api/users/me')).body.user as { id: number }).id
  const write = async () =>
    docOf(await as('author')('POST', `/api/topics${draftIn('en')}`, { name: 'Lien', summary: 'A right.' }))
  const comment = (role: string, { id }: Doc, body: object) =>
    as(role)('POST', `/api/topics/${id}/comments?locale=en`, body)
  const save = (role: string, { id }: Doc, [seen, body, locale = 'en']: [unknown, object, string?]) =>
    as(role)('PATCH', `/api/topics/${id}${draftIn(locale)}&seen=${encodeURIComponent(String(seen))}`, body)

  describe('several at one text', () => {
    it('a comment at a field goes to who is asked, by letter and on the desk, until it is done (ED-11)', async () => {
      const doc = await write()
      const asked = {
        field: 'summary',
        words: 'Name the statute.',
        assignee: await idOf('author'),
        dueOn: '2031-04-01',
      }
      const { body } = await comment('editor', doc, asked)
      const [first] = body.comments as Comment[]
      expect(first).toMatchObject({ words: 'Name the statute.', isDone: false })
      expect(await letterThatSays(room().place, 'asks you, by 1 Apr 2031, about "Lien"')).toContain('Name the statute.')
      expect(await readDesk(room(), 'author')).toContain('Name the statute.')

      await as('author')('POST', `/api/topics/${doc.id}/comments/${first?.id ?? 0}/done?locale=en`)
      expect(await letterThatSays(room().place, 'has done what you asked')).toContain('Name the statute.')
      expect(await readDesk(room(), 'author')).not.toContain('Name the statute.')
    })

    it('a letter that no mail server takes is kept, and goes once when one does (ED-11)', async () => {
      const { place } = room()
      const [folder, away] = [join(place.dataDir, 'mail'), join(place.dataDir, 'mail-away')]
      const query = (text: string) =>
        withClient(databaseIn(place).url, async (client) => (await client.query<{ attempts: number }>(text)).rows)
      const waiting = () => query(`select attempts from colleague_letters where words like '%Cite the case.%'`)
      mkdirSync(folder, { recursive: true })
      renameSync(folder, away)
      writeFileSync(folder, 'No folder.')
      try {
        await comment('editor', await write(), { words: 'Cite the case.', assignee: await idOf('author') })
        await until(async () => (await waiting())[0]?.attempts === 1)
      } finally {
        rmSync(folder)
        renameSync(away, folder)
      }
      await query('update colleague_letters set next_at = now()')

      expect(await letterThatSays(place, 'Cite the case.')).toMatch(/Message-ID: <colleague-letter-\d+@/)
      await until(async () => (await waiting()).length === 0)
    })

    it('is written by who writes texts, to who can do it (ED-11)', async () => {
      const doc = await write()
      expect((await comment('product-manager', doc, { words: 'Hello' })).status).toBe(403)
      expect((await comment('author', doc, { words: ' ' })).words).toContain('Write what is to be done')
      const asked = { words: 'Do it', assignee: await idOf('product-manager') }
      expect((await comment('author', doc, asked)).words).toContain('writes no texts here')
    })

    it('each sees who else has it open (ED-11)', async () => {
      const { id } = await write()
      const open = async (role: string) => (await as(role)('POST', `/api/topics/${id}/open-form`)).body.others
      expect(await open('author')).toEqual([])
      expect(await open('editor')).toEqual([expect.any(String)])
      expect(await open('author')).toHaveLength(1)
    })

    it('nobody writes over what somebody else has saved: they are shown it (ED-11)', async () => {
      const doc = await write()
      docOf(await save('editor', doc, [doc.updatedAt, { summary: 'A right to keep.' }]))
      const refused = await save('author', doc, [doc.updatedAt, { summary: 'A right to hold.' }])
      expect([refused.status, refused.words]).toEqual([
        403,
        expect.stringMatching(/Nothing was saved: .* has changed Summary/),
      ])

      const seen = encodeURIComponent(String(doc.updatedAt))
      const { body } = await as('author')('GET', `/api/topics/${doc.id}/changes-since?locale=en&seen=${seen}`)
      expect(body.fields).toEqual([
        { label: 'Summary', pieces: expect.arrayContaining([expect.objectContaining({ kind: 'ADDED' })]) as unknown },
      ])
      docOf(await save('author', doc, [body.now, { summary: 'A right to hold.' }]))
    })

    it('parts of a new text stay open after its first save, but for those that were folded (ED-8)', async () => {
      const [open, folded] = ['a'.repeat(24), 'b'.repeat(24)]
      const part = (id: string) => ({ id, blockType: 'pull-quote', quote: 'Words.' })
      const doc = docOf(
        await as('author')('POST', `/api/pages${draftIn('en')}&folded=${folded},x`, {
          ...{ title: 'Folded', body: [part(open), part(folded)] },
        }),
      )
      const kept = (role: string) => as(role)('GET', `/api/payload-preferences/collection-pages-${doc.id}`)
      expect((await kept('author')).body.value).toEqual({ fields: { body: { collapsed: [folded] } } })
      expect((await kept('editor')).body.value ?? null).toBeNull()
    })

    it('a colleague at another language is in nobody’s way (ED-11)', async () => {
      const doc = await write()
      docOf(await save('editor', doc, [doc.updatedAt, { name: 'Droit de rétention' }, 'fr-fr']))
      expect((await save('author', doc, [doc.updatedAt, { summary: 'Another.' }])).status).toBe(200)
    })
  })
}
