import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readSnapshot, writeSnapshot } from '../../../services/search/store/snapshot'
import { State } from '../../../services/search/store/state'

const folder = mkdtempSync(join(tmpdir(), 'snapshot-'))
const manifest = join(folder, 'manifest.json')
afterAll(() => rmSync(folder, { recursive: true }))

/** What was kept under the name of the index. */
const keptIndex = () => readSnapshot(folder).indexes.get('site')

describe('a snapshot', () => {
  beforeAll(() => {
    const state = new State()
    const changes = [{ index: 'site', action: 'addObject' as const, body: { objectID: '1', title: '數據' } }]
    state.apply({ seq: 1, at: '2026-01-01T00:00:00.000Z', operation: { kind: 'records', changes } })
    state.buildAll()
    writeSnapshot(folder, state)
  })

  it('is searched as it was written', () => {
    expect(keptIndex()?.built?.segment.terms).toContain('数据')
  })

  it('keeps its records and is built again, where words were spelt by other rules (C-3)', () => {
    writeFileSync(manifest, readFileSync(manifest, 'utf8').replace(/"spelling":\d+/, '"spelling":1'))

    expect(keptIndex()?.built).toBeUndefined()
    expect([...(keptIndex()?.records.keys() ?? [])]).toEqual(['1'])
  })
})
