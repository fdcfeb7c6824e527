import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { withClient } from '../../../services/database/connect'
import { childEnv } from '../../../src/config/env-server'
import { root } from '../../../src/config/root'
import { mediumType } from '../../../src/content/medium'
import { parseDocument } from '../../../src/content/parse-document'
import { type CmsClient } from '../../support/cms/cms-client'
import { databaseIn } from '../../support/place/database-process'
import { type Place } from '../../support/place/installation'
import { type Feed, readSnapshot, type Row } from '../../support/publishing/feed-reader'

type Ran = { code: number | null; words: string }
type Line = { collection: string; id: number; values: Record<string, Record<string, unknown>> }

type Given = { place: Place; feed: Feed; admin: CmsClient; page: number }

/** Everything of every type, out of an installation and into one that has nothing. */
export function describeTransfer(given: () => Given): void {
  const file = () => join(given().place.dataDir, 'content.jsonl')

  async function run(...args: string[]): Promise<Ran> {
    const { dataDir, portBase } = given().place
    const loader = join(root, 'services/load/main.mjs')
    const child = spawn(process.execPath, ['--import', loader, 'services/commands/content.ts', ...args], {
      cwd: root,
      env: childEnv({ DATA_DIR: dataDir, PORT_BASE: String(portBase), DATABASE_URL: '' }),
    })
    let words = ''
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (words += chunk.toString()))
    const [code] = (await once(child, 'close')) as [number | null]
    return { code, words }
  }

  const linesOf = (): string[] => readFileSync(file(), 'utf8').trimEnd().split('\n')

  /** As in an installation in which nobody has written anything; colleagues stay. */
  async function empty(): Promise<void> {
    const slugs = linesOf()
      .slice(1)
      .map((line) => (JSON.parse(line) as Line).collection.replaceAll('-', '_'))
    const tables = [
      ...new Set(slugs),
      'publications',
      'publication_heads',
      'publication_references',
      'former_addresses',
    ]
    await withClient(databaseIn(given().place).url, (client) => client.query(`truncate ${tables.join(', ')} cascade`))
  }

  /** Of what is published: from where something deleted was, nobody is sent on. */
  const findFormer = () =>
    withClient(databaseIn(given().place).url, async (client) => {
      const order = 'type, item_id, locale, f.address'
      const { rows } = await client.query<object>(`
        select ${order}, f.left_at from former_addresses f
          join (select type, item_id, locale from publication_heads where operation = 'publish') h using (type, item_id, locale)
         order by ${order}`)
      return rows
    })

  /** From then on readers are sent on from where it was. */
  async function move(): Promise<void> {
    const { admin, page } = given()
    const query = { locale: 'en', publishSpecificLocale: 'en' }
    const { status } = await admin.ask('PATCH', `pages/${page}`, {
      body: { slug: 'moved', _status: 'published' },
      query,
    })
    expect(status).toBe(200)
  }

  /** What readers get of it, however often and when it was published. */
  const seen = (rows: readonly Row[]) =>
    rows.map((row) => {
      if (row.type === mediumType) return { ...namesOf(row), document: JSON.parse(row.document ?? '') as unknown }
      return { ...namesOf(row), said: { ...parseDocument(row), revision: 0, changedAt: '' } }
    })

  describe('npm run content (AD-2)', () => {
    it('brings what was exported into an empty installation: readers get the same', async () => {
      await move()
      const former = await findFormer()
      const before = seen(await readSnapshot(given().feed))
      const exported = await run('export', file())
      expect(exported).toMatchObject({ code: 0 })
      await empty()
      expect(await readSnapshot(given().feed)).toEqual([])

      const { code, words } = await run('import', file())

      expect({ code, words }).toMatchObject({
        code: 0,
        words: expect.stringMatching(/^\d+ new, 0 different, 0 the same\.$/m) as string,
      })
      expect(words).not.toContain('Warning')
      const after = seen(await readSnapshot(given().feed))
      expect(after).toEqual(before)
      expect(former.length).toBeGreaterThan(0)
      expect(await findFormer()).toEqual(former)
    })

    it('changes nothing the second time, and what differs only when --replace says so', async () => {
      const head = (await readSnapshot(given().feed)).length
      expect((await run('import', file())).words).toMatch(/^0 new, 0 different, \d+ the same\.$/m)

      const lines = linesOf()
      const at = lines.findIndex((line) => line.startsWith('{"collection":"topics"'))
      const topic = JSON.parse(lines[at] ?? '') as Line
      topic.values.name = { ...topic.values.name, en: 'Said otherwise' }
      lines[at] = JSON.stringify(topic)
      writeFileSync(file(), lines.join('\n'))

      const refused = await run('import', file())
      expect(refused).toMatchObject({
        code: 1,
        words: expect.stringContaining(`different: topics/${topic.id}`) as string,
      })
      const replaced = await run('import', file(), '--replace')
      expect(replaced).toMatchObject({ code: 0 })
      expect(replaced.words).not.toContain('Warning')

      const rows = await readSnapshot(given().feed)
      expect(rows).toHaveLength(head)
      expect(rows.find(({ type, id }) => type === 'topic' && id === topic.id)?.document).toContain('Said otherwise')
    })
  })
}

const namesOf = ({ type, id, locale, audience }: Row) => ({ type, id, locale, audience })
