import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { examineSource } from '../../../services/conform/examine-source'
import { type LogRow } from '../../../src/plan/store/log-row'
import { pictureOf, rowOf } from '../../support/content/log-rows'
import { type Fault, ForeignLog } from '../../support/contract/foreign-log'

const photo = { url: '/media/a.jpg', mimeType: 'image/jpeg', sizes: [] }
const person = (own: object = {}) => rowOf('person', { path: '/en/people/7/one', photo: pictureOf(photo), ...own })
const office = { ...rowOf('office'), id: 8 }
const withdrawn = { operation: 'withdraw' as const, document: null }

/** Thirty rows of a person who was changed often, an office that came and went, and the firm. */
const rowsNow = (): object[] => [
  { ...rowOf('settings'), seq: 1, id: 1 },
  { ...office, seq: 3 },
  { ...office, ...withdrawn, seq: 4, revision: 2 },
  ...Array.from({ length: 30 }, (_, position) => ({
    ...person({ jobTitle: `Counsel ${position}` }),
    seq: 10 + position,
    revision: position + 1,
  })),
]

let foreign: ForeignLog
beforeEach(async () => {
  foreign = await new ForeignLog(rowsNow()).open()
  foreign.media.set('/media/a.jpg', 'image/jpeg')
})
afterEach(() => foreign.close())

const examine = async (remembered?: string): Promise<string[]> =>
  (await examineSource(foreign.source, remembered)).flatMap(({ check, problems }) =>
    problems.map((problem) => `${check}: ${problem}`),
  )

type Page = { data: Record<string, { nodes: LogRow[]; cursor: unknown; hasMore: boolean }> }
/** Changes the rows of one question. */
const inPage =
  (name: string, change: (page: Page['data'][string]) => void): Fault =>
  (answer) => {
    const page = (answer.body as Partial<Page>).data?.[name]
    if (page) change(page)
    return answer
  }

describe('npm run conform (AD-4, N18)', () => {
  it('finds nothing wrong with a foreign server that keeps the contract', async () => {
    expect(await examine()).toEqual([])
  })

  const broken: [string, Fault, RegExp][] = [
    ['turns rows round', inPage('publications', ({ nodes }) => nodes.reverse()), /^order: row 4 comes after row/m],
    [
      'loses the last row of a full page',
      inPage('publications', (page) => page.hasMore && page.nodes.pop()),
      /^cursor: publications\(after: 0\) gives other rows/m,
    ],
    [
      'moves the cursor of a reader that has everything',
      inPage('publications', (page) => page.nodes.length === 0 && (page.cursor = 0)),
      /^cursor: after the last row the cursor is 0/m,
    ],
    [
      'hides a live edition from the snapshot',
      inPage('editions', ({ nodes }) => nodes.shift()),
      /^snapshot: person 7 en is published/m,
    ],
    [
      'shows the newest to a reader that comes back',
      inPage('changedSince', ({ nodes }) => nodes.forEach((row) => (row.seq = 39))),
      /^changed since: changedSince\(seq: \d+\) gives person 7 en as row 39, which is newer/m,
    ],
    [
      'keeps the words of what is withdrawn',
      inPage('publications', ({ nodes }) => nodes.forEach((row) => (row.document ??= '{}'))),
      /^withdrawals: office 8 en: row 4 withdraws, and still has a document/m,
    ],
    [
      'counts revisions backwards',
      inPage('publications', ({ nodes }) => nodes.forEach((row) => (row.revision = 100 - row.seq))),
      /^order: office 8 en: row 4 is revision 96/m,
    ],
    [
      'gives what subscribers alone may read',
      inPage('publications', ({ nodes }) => nodes.forEach((row) => (row.audience = 'account'))),
      /^audiences: the site's key gives row 1, which is for "account"/m,
    ],
    [
      'lets anybody in',
      ({ body }) => ({ status: 200, body: 'data' in (body as object) ? body : { data: { head: 1 } } }),
      /^audiences: no key is answered 200/m,
    ],
    [
      'answers what must be refused',
      (answer, { query }) => (query.includes('first: 1001') ? { status: 200, body: { data: {} } } : answer),
      /^cursor: first: 1001 is answered/m,
    ],
  ]
  it.each(broken)('says of a server that %s where it breaks the contract', async (_, fault, words) => {
    foreign.fault = fault
    expect((await examine()).join('\n')).toMatch(words)
  })

  const wrongRows: [string, object, string][] = [
    ['a field that is missing', person({ email: null }), 'documents: person 7 en: email is missing'],
    ['an address that no page can have', person({ path: '/en/x/7' }), 'documents: person 7 en: path is "/en/x/7"'],
    [
      'a language of its own',
      { ...person(), locale: 'en', document: '{' },
      'documents: person 7 en: it its document is not JSON',
    ],
  ]
  it.each(wrongRows)('names %s', async (_, row, words) => {
    foreign = replace([{ ...row, seq: 50, revision: 99 }])
    await foreign.open()
    expect((await examine()).join('\n')).toContain(words)
  })

  it('names the two that have one address', async () => {
    foreign = replace([{ ...person(), id: 9, seq: 50 }])
    await foreign.open()
    expect((await examine()).join('\n')).toContain('person 9 en and person 7 en are both at /en/people/7/one')
  })

  it('misses a picture, and one of another type', async () => {
    foreign.media.set('/media/a.jpg', 'image/png')
    expect(await examine()).toEqual(['media: /media/a.jpg is "image/png" and in its document "image/jpeg"'])
    foreign.media.clear()
    expect((await examine())[0]).toContain('media: /media/a.jpg is answered 404')
  })

  it('compares with what it saw before a restart, and lets worthless rows be forgotten', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'conform-'))
    const remembered = join(folder, 'seen.json')
    const rows = foreign.rows
    expect(await examine(remembered)).toEqual([])
    foreign.rows = rows.filter(({ seq }) => seq !== 12)
    expect(await examine(remembered)).toEqual([])
    foreign.rows = rows
    await examine(join(folder, 'again.json'))
    foreign.rows = rows.slice(0, -1)
    expect(await examine(join(folder, 'again.json'))).toEqual(['restart: row 39 was there before, and is gone'])
    rmSync(folder, { recursive: true })
  })

  const replace = (rows: object[]): ForeignLog => {
    foreign.close()
    const next = new ForeignLog([...rowsNow(), ...rows])
    next.media.set('/media/a.jpg', 'image/jpeg')
    return next
  }
})
