import { type ChildProcess, spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { brotliDecompressSync } from 'node:zlib'
import { loadManifest, type Manifest } from '../../services/releases/manifest'
import { type FileEntry } from '../../services/releases/record'
import { openDiskStore } from '../../services/releases/store/open-store'
import { root } from '../../src/config/root'
import { createPress, toHtml } from '../support/publishing/site-folder'

const kills = 8
const pages = 150
const siteOf = (name: string) =>
  Object.fromEntries(
    Array.from({ length: pages }, (_, n) => [`en/deals/${n}/index.html`, toHtml(`${name} ${n} ${Math.random()}`)]),
  )

describe('a publisher that is killed with -9 at any moment', () => {
  it('leaves one complete release, which the next one builds on (N2)', async () => {
    const press = createPress()
    const store = openDiskStore(press.dataDir)
    const folders = ['A', 'B', 'C', 'D'].map((name) => press.build(siteOf(name)))
    await press.publish(siteOf('first'))

    const numbers: number[] = []
    for (let kill = 0; kill < kills; kill++) {
      const child = publish(press.dataDir, folders)
      const before = (await store.ledger.numbers()).at(-1)
      while ((await store.ledger.numbers()).at(-1) === before) await sleep(5)
      await sleep(Math.random() * 300)
      child.kill('SIGKILL')
      await once(child, 'exit')
      const manifest = await loadManifest(store.ledger)
      numbers.push(manifest.number)
      expect(await findFaults(manifest)).toEqual([])
    }
    press.remove()

    expect(numbers.at(-1)).toBeGreaterThan(kills / 2)

    async function findFaults({ entries }: Manifest): Promise<string[]> {
      const titles = new Set<string>()
      const faults: string[] = []
      for (const [path, entry] of entries) {
        if (entry.kind !== 'file') continue
        const content = await store.blobs.read(entry.blob)
        titles.add(/<h1>(\w+)/.exec(content?.toString() ?? '')?.[1] ?? 'none')
        if (!(await isWhole(entry, content))) faults.push(path)
      }
      return entries.size === pages && titles.size === 1 ? faults : [...faults, `mixed: ${[...titles].join(', ')}`]
    }
    async function isWhole({ blob }: FileEntry, content?: Buffer): Promise<boolean> {
      const packed = (await store.blobs.read(`${blob}.br5`)) ?? Buffer.alloc(0)
      return [content, brotliDecompressSync(packed)].every(
        (form) => form !== undefined && createHash('sha256').update(form).digest('hex') === blob,
      )
    }
  })
})

function publish(dataDir: string, folders: string[]): ChildProcess {
  const args = ['--import', 'tsx', 'tests/support/publishing/publish-endlessly.ts', dataDir, ...folders]
  return spawn(process.execPath, args, { cwd: root, stdio: ['ignore', 'inherit', 'inherit'] })
}
