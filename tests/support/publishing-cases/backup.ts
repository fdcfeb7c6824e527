import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cpSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { dataFolder } from '../../../services/backup/data-folder'
import { openDiskStore } from '../../../services/releases/store/open-store'
import { childEnv } from '../../../src/config/env-server'
import { root } from '../../../src/config/root'
import { draw } from '../browser/pictures'
import { cmsOrigin, send } from '../cms/cms'
import { signIn } from '../cms/cms-client'
import { type Place, removePlace, startInstallation } from '../place/installation'
import { type Publishing } from '../publishing/publishing'
import { indexesOf } from '../search/indexes-of'

const run = promisify(execFile)
const passphrase = 'a passphrase of the firm alone'
const edited = '/en/about-us/news/an-opening'

type Given = { site: Publishing; first: number }

const command = async ({ dataDir, portBase }: Place, name: 'backup' | 'restore', args: string[]) => {
  const env = childEnv({ DATA_DIR: dataDir, PORT_BASE: String(portBase), DATABASE_URL: '', BACKUP_KEY: passphrase })
  const { stdout } = await run('npm', ['run', '-s', name, '--', ...args], { cwd: root, env })
  return stdout
}

async function addPicture({ admin, place }: Publishing): Promise<string> {
  const form = new FormData()
  form.set('file', new Blob([new Uint8Array(await draw(64, 48))], { type: 'image/jpeg' }), 'kept.jpg')
  form.set('_payload', JSON.stringify({ alt: 'A picture' }))
  const { body, text } = await send(`${cmsOrigin(place)}/api/media`, { method: 'POST', token: admin.token, body: form })
  if (!body.doc) throw new Error(text)
  return String(body.doc.filename)
}

/** The last thing that is done with an installation: it is lost, and comes back from its backup alone. */
export function testBackup(given: () => Given): void {
  const parent = mkdtempSync(join(tmpdir(), 'backup-'))
  const folder = join(parent, 'tonight')
  afterAll(() => rmSync(parent, { recursive: true, force: true }))

  it('is made while editors work, and brings everything back after its disk is lost (OP-3)', async () => {
    const { site, first } = given()
    const picture = await addPicture(site)
    await site.change('news', first, { title: 'Before the backup' })
    await site.until(edited, ({ text }) => text.includes('Before the backup'))
    const editing = editUntil(command(site.place, 'backup', [folder]), given())
    expect(await editing).toMatch(/rows of \d+ tables and \d+ files, .* read back and equal\./)
    expect(readdirSync(site.place.dataDir).filter((name) => !Object.hasOwn(dataFolder, name))).toEqual([])
    const releases = await contentsOf(site.place)
    // The code bundle is made again from the program alone, which takes minutes and proves nothing here. It knows its own folder.
    cpSync(join(site.place.dataDir, 'bundles'), join(parent, 'bundles'), { recursive: true })
    await site.stop()

    const { place } = site
    expect(existsSync(place.dataDir)).toBe(false)
    expect(await command(place, 'restore', [folder])).toContain('Start it with: npm start')
    await expect(command(place, 'restore', [folder])).rejects.toThrow('holds an installation already')
    const restored = await contentsOf(place)
    expect(restored.length).toBeGreaterThan(0)
    for (const release of restored) expect(releases).toContainEqual(release)
    cpSync(join(parent, 'bundles'), join(place.dataDir, 'bundles'), { recursive: true })
    const back = await start(place, site)
    try {
      expect((await back.read(edited)).text).toMatch(/Before the backup|During the backup/)
      await expectAccess(back, { site, picture })
    } finally {
      await back.stop()
    }
  }, 1_200_000)
}

/** An editor who goes on working, one edit after the other. */
async function editUntil(backup: Promise<string>, { site, first }: Given): Promise<string> {
  const over = new AbortController()
  const said = backup.finally(() => over.abort())
  for (let number = 1; !over.signal.aborted; number++) {
    await site.change('news', first, { title: `During the backup ${number}` })
    await sleep(200)
  }
  return said
}

/** Every release with the digests of what its contents really are, by path. Releases share most of their files. */
async function contentsOf({ dataDir }: Place): Promise<object[]> {
  const { ledger, blobs } = openDiskStore(dataDir)
  const digests = new Map<string, string>()
  const digestOf = async (blob: string): Promise<string> => {
    const known = digests.get(blob)
    if (known !== undefined) return known
    const bytes = (await blobs.read(blob)) ?? Buffer.from('lost')
    const digest = createHash('sha256').update(bytes).digest('hex')
    digests.set(blob, digest)
    return digest
  }
  const contents: object[] = []
  for (const number of await ledger.numbers()) {
    const { put, removed } = (await ledger.read(number)) ?? { put: {}, removed: [] }
    const files: unknown[] = []
    for (const [path, entry] of Object.entries(put)) {
      files.push([path, entry.kind === 'file' ? { ...entry, blob: await digestOf(entry.blob) } : entry])
    }
    contents.push({ number, removed, files })
  }
  return contents
}

async function start(place: Place, { read, settings }: Publishing) {
  // With other settings, every page would be made again.
  const installation = startInstallation(place, { env: settings() })
  await installation.says('Ready: ')
  return {
    read,
    place,
    stop: async () => {
      await installation.stop()
      removePlace(place)
    },
  }
}

type Kept = { site: Publishing; picture: string }

/** A session from before still holds, and so do passwords: the keys are the same. The picture is there, and search finds again. */
async function expectAccess({ read, place }: Awaited<ReturnType<typeof start>>, { site, picture }: Kept) {
  const me = await send(`${cmsOrigin(place)}/api/users/me`, { token: site.admin.token })
  expect([me.status, (me.body.user as { id: number } | null)?.id]).toEqual([200, site.admin.id])
  expect((await signIn(place)).id).toBe(site.admin.id)
  // No page shows it yet, so it is for colleagues alone.
  const shown = await send(`${cmsOrigin(place)}/media/${picture}`, { token: site.admin.token })
  expect([shown.status, (await read(`/media/${picture}`)).status]).toEqual([200, 404])
  const { recordsIn } = indexesOf({ ...site, place })
  while ((await recordsIn('en').catch(() => [])).length === 0) await sleep(100)
}
