import { mkdtempSync, readdirSync, rmSync, utimesSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { forgetOld } from '../../../services/releases/store/forget-old'
import { leaveAsset } from '../../../services/releases/store/leave-trace'
import { openDiskStore, type ReleaseStore } from '../../../services/releases/store/open-store'

let dataDir: string
let store: ReleaseStore

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'kept-'))
  store = openDiskStore(dataDir)
})
afterEach(() => rmSync(dataDir, { recursive: true }))

describe('what releases leave behind (OP-5)', () => {
  it('goes an hour after it was last used, however few releases there are', async () => {
    const entry = { kind: 'file', blob: 'ab01', type: 'text/plain', size: 4 } as const
    await store.blobs.write('ab01', Buffer.from('kept'))
    await store.blobs.write('ab02', Buffer.from('left'))
    await store.ledger.append({ number: 1, at: 1, put: { '/a': entry }, removed: [] })
    expect(await forgetOld(store)).toBe(0)

    const longAgo = new Date(Date.now() - 61 * 60_000)
    for (const name of ['ab01', 'ab02']) utimesSync(join(dataDir, 'releases/blobs/ab', name), longAgo, longAgo)
    expect(await forgetOld(store)).toBe(1)
    expect(readdirSync(join(dataDir, 'releases/blobs/ab'))).toEqual(['ab01'])
  })

  it('are scripts and pictures for 30 days', () => {
    const path = `/app-${'0'.repeat(20)}.js`
    const left = { release: 1, at: Date.UTC(2026, 0, 1) }
    const entry = { kind: 'file', blob: 'ab', type: 'text/javascript', size: 1, left } as const
    const after = (days: number) => leaveAsset(path, entry, { number: 100, now: left.at + days * 86_400_000 })
    expect(after(29)).toBe(entry)
    expect(after(31)).toBeUndefined()
  })
})
