import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { makeBackup } from '../../services/backup/make-backup'
import { restoreBackup } from '../../services/backup/restore-backup'
import { withStoredFiles } from '../../services/backup/stored-files'
import { withClient } from '../../services/database/connect'
import { storeContent } from '../../services/releases/files/compress'
import { readServerEnv, type ServerEnv } from '../../src/config/env-server'
import { findPlace, removePlace } from '../support/place/installation'
import { type SharedPlace, startSharedPlace } from '../support/publishing/shared-store'

const picture = 'harbour-0123456789abcdef0123456789abcdef.jpg'
const digest = 'ab'.repeat(32)

describe('an installation whose files are in a bucket', () => {
  const parent = mkdtempSync(join(tmpdir(), 'backup-bucket-'))
  const folder = join(parent, 'tonight')
  const places: SharedPlace[] = []
  afterAll(async () => {
    for (const place of places) await place.stop()
    rmSync(parent, { recursive: true, force: true })
  })

  const envOf = (place: SharedPlace, dataDir: string): ServerEnv => ({
    ...readServerEnv(),
    ...place.bucket,
    DATA_DIR: dataDir,
    DATABASE_URL: place.databaseUrl,
  })
  const open = async (): Promise<SharedPlace> => {
    const place = await startSharedPlace()
    places.push(place)
    return place
  }

  it('is backed up with pictures, people’s files and releases, and comes back into another bucket (OP-3)', async () => {
    const first = await open()
    const env = envOf(first, join(parent, 'first'))
    await withStoredFiles(env, async ({ library, contents }) => {
      await library.keep(picture, Buffer.from('a picture'))
      await contents.write(digest, Buffer.from('a photograph'))
    })
    await withClient(first.databaseUrl, async (client) => {
      const values = `gen_random_uuid(), 'auth0|one', 'photo', '${digest}', 12, 'image/webp'`
      await client.query(`insert into account.files (id, sub, kind, digest, bytes, type) values (${values})`)
    })
    const store = await first.open()
    const page = await storeContent(store.blobs, Buffer.from('<p>A page</p>'), 'text/html; charset=utf-8')
    await store.ledger.append({ number: 1, at: 1, put: { '/en': page }, removed: [] })
    await store.close()
    await makeBackup(env, { folder, without: [], product: '1.0.0', passphrase: undefined })

    const second = await openEmpty(open)
    const back = envOf(second, join(parent, 'second'))
    expect((await restoreBackup(back, { folder, passphrase: undefined })).join()).toContain(
      'The newest release in it is 1',
    )
    const restored = await second.open()
    expect(await restored.ledger.numbers()).toEqual([1])
    expect((await restored.blobs.read(page.blob))?.toString()).toBe('<p>A page</p>')
    await restored.close()
    await withStoredFiles(back, async ({ library, contents }) => {
      expect((await buffer(library.stream(picture))).toString()).toBe('a picture')
      expect((await contents.read(digest))?.toString()).toBe('a photograph')
    })
  })

  it('is refused by a bucket that holds another (OP-3)', async () => {
    const [first] = places
    const place = await findPlace()
    if (!first) throw new Error('There is no first place.')
    const env = { ...envOf(first, join(place.dataDir, 'third')), DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' }
    await expect(restoreBackup(env, { folder, passphrase: undefined })).rejects.toThrow(
      /The bucket .* holds blobs\/ of/,
    )
    removePlace(place)
  })
})

/** As a database is before its first start. */
async function openEmpty(open: () => Promise<SharedPlace>): Promise<SharedPlace> {
  const place = await open()
  await withClient(place.databaseUrl, async (client) => {
    const { rows } = await client.query<{ name: string }>(
      `select nspname as name from pg_namespace where nspname !~ '^pg_' and nspname not in ('information_schema', 'public')`,
    )
    for (const { name } of rows) await client.query(`drop schema ${name} cascade`)
  })
  return place
}
