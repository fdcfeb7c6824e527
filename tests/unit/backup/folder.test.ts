import { mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { createBackup, findDamage, openBackup } from '../../../services/backup/folder'
import { type BackupFile, type Manifest } from '../../../services/backup/manifest'

const passphrase = 'a passphrase of the firm alone'
const texts = { 'keys/secrets.json': '{"a":1}', 'media/a.txt': 'one', 'media/b.txt': 'two', 'media/empty.txt': '' }

let parent: string
beforeEach(() => (parent = mkdtempSync(join(tmpdir(), 'backup-'))))
afterEach(() => rmSync(parent, { recursive: true, force: true }))

const holding = (files: BackupFile[]): Manifest => ({
  ...{ parts: ['database', 'keys', 'media'], migrations: { platform: [], cms: [] } },
  ...{ schema: { before: [], after: [] }, tables: [], files, release: 3 },
})

async function write(key: string | undefined, names = Object.keys(texts)): Promise<string> {
  const folder = join(parent, 'made')
  const writer = await createBackup({ folder, product: '1.0.0', passphrase: key })
  const files: BackupFile[] = []
  for (const [name, text] of Object.entries(texts))
    files.push(await writer.add(name, Readable.from([text], { objectMode: false })))
  await writer.finish(holding(files.map((file, index) => ({ ...file, name: names[index] ?? file.name }))))
  return folder
}

describe('the folder of a backup', () => {
  it.each([undefined, passphrase])('reads back as it was written, with the key %s (OP-3)', async (key) => {
    const backup = await openBackup(await write(key), key)

    expect(backup.manifest.files.map(({ name, bytes }) => [name, bytes])).toEqual(
      Object.entries(texts).map(([name, text]) => [name, text.length]),
    )
    for (const [name, given] of Object.entries(texts)) expect(await text(await backup.read(name))).toBe(given)
    expect(await findDamage(backup)).toEqual([])
  })

  it('says nothing of what is in it to those without the passphrase (OP-3)', async () => {
    const folder = await write(passphrase)
    const bytes = readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'latin1'))

    for (const text of ['{"a":1}', 'one', 'two']) expect(bytes.some((file) => file.includes(text))).toBe(false)
    await expect(openBackup(folder, undefined)).rejects.toThrow('set BACKUP_KEY')
    await expect(openBackup(folder, 'another passphrase altogether')).rejects.toThrow('BACKUP_KEY is another one')
  })

  it.each([undefined, passphrase])('finds what was changed, exchanged or lost, with the key %s (OP-3)', async (key) => {
    const folder = await write(key)
    const path = (name: string) => join(folder, name)
    const changed = readFileSync(path('keys/secrets.json'))
    changed[changed.length - 1] = (changed.at(-1) ?? 0) ^ 1
    writeFileSync(path('keys/secrets.json'), changed)
    renameSync(path('media/a.txt'), path('media/x.txt'))
    renameSync(path('media/b.txt'), path('media/a.txt'))

    expect(await findDamage(await openBackup(folder, key))).toEqual(['keys/secrets.json', 'media/a.txt', 'media/b.txt'])
  })

  it('has no name until it is whole, and never takes another one’s place (OP-3)', async () => {
    const folder = join(parent, 'made')
    const writer = await createBackup({ folder, product: '1.0.0', passphrase: undefined })
    await writer.add('media/a.txt', Readable.from(['one'], { objectMode: false }))

    expect(readdirSync(parent)).toEqual(['made.partial'])
    await expect(openBackup(folder, undefined)).rejects.toThrow('holds no finished backup')
    await writer.finish(holding([]))
    await expect(createBackup({ folder, product: '1.0.0', passphrase: undefined })).rejects.toThrow('is not empty')
  })

  it.each(['../outside', 'media/../../outside', '/etc/outside', 'media//outside'])(
    'that names %s is refused: it would write outside the data folder (OP-3)',
    async (name) => {
      await expect(openBackup(await write(undefined, [name]), undefined)).rejects.toThrow('outside itself')
    },
  )
})
