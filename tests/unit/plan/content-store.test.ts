import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { loadContentStore, saveContentStore } from '../../../src/gatsby/log/content-store'
import { editionKey, type LogRow } from '../../../src/plan/store/log-row'

const row = (seq: number, id: number): LogRow => ({
  seq,
  type: 'news-item',
  id,
  locale: 'en',
  revision: 1,
  operation: 'publish',
  audience: 'public',
  at: '2026-05-01T00:00:00Z',
  document: `{"title":"${seq}"}`,
})

describe('content as it once was', () => {
  const folder = mkdtempSync(join(tmpdir(), 'content-'))
  const file = join(folder, 'content', 'log.jsonl')
  const live = new Map([row(3, 7), row(5, 8)].map((one) => [editionKey(one), one]))
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  it('is read as it was kept, with the newest row of all', () => {
    saveContentStore(file, { live, last: row(9, 9) })

    expect(loadContentStore(file)).toMatchObject({ live, last: row(9, 9) })
  })

  it('is not built from when it is not whole', () => {
    writeFileSync(file, readFileSync(file, 'utf8').slice(0, -20))

    expect(() => loadContentStore(file)).toThrow('is not whole: nothing can be built from it.')
    expect(() => loadContentStore(join(folder, 'nothing'))).toThrow('is not whole')
  })
})
