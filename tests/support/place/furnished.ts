import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { ensureColleagues } from '../../../services/colleagues/ensure-colleagues'
import { openDatabase } from '../../../services/database/open-database'
import { ensureDemoPeople } from '../../../services/identity/users/demonstration/ensure-demo-people'
import { openUsers } from '../../../services/identity/users/users'
import { digestOf } from '../../../services/shared/compiled/digest-of'
import { ensureSecrets } from '../../../services/shared/secrets/secrets'
import { portOf } from '../../../src/config/addresses'
import { root } from '../../../src/config/root'
import { shareCode } from '../publishing/compiled-code'
import { databaseIn } from './database-process'
import { findPlace, type Place, startInstallation } from './installation'

/** Tests derive passwords and keys from it before there is an installation to ask. */
export const identitySecret = 'a secret for tests'

let found: string | undefined

/** Named after what makes it, so that no test finds what an older program has left. */
const folder = (): string =>
  (found ??= join(
    root,
    '.data',
    'furnished',
    digestOf([join(root, 'services'), join(root, 'src', 'config'), __filename]).slice(0, 16),
  ))

/**
 * Starts an installation once and stops it. What it leaves is what any first start leaves, which costs seconds each time: with
 * invented colleagues and clients, whom the demonstration makes by the same functions, and which tests have without it too.
 */
export async function furnish(): Promise<void> {
  if (existsSync(folder())) return
  mkdirSync(dirname(folder()), { recursive: true })
  const place: Place = { ...(await findPlace()), dataDir: mkdtempSync(`${folder()}-`) }
  writeFileSync(join(place.dataDir, 'secrets.json'), JSON.stringify({ IDENTITY_SECRET: identitySecret }))
  const installation = startInstallation(place)
  await installation.says('Ready: ')
  await furnishPeople(place)
  await installation.stop()
  rmSync(join(place.dataDir, 'logs'), { recursive: true, force: true })
  renameSync(place.dataDir, folder())
  for (const name of readdirSync(dirname(folder()))) {
    if (name !== basename(folder())) rmSync(join(dirname(folder()), name), { recursive: true, force: true })
  }
}

async function furnishPeople(place: Place): Promise<void> {
  const { url } = databaseIn(place)
  const { CMS_SECRET } = ensureSecrets(place.dataDir)
  const database = openDatabase(url)
  await database.query('insert into platform.demonstration default values on conflict do nothing')
  await ensureDemoPeople({ database, users: openUsers(database) }, identitySecret)
  await database.end()
  const origin = `http://127.0.0.1:${portOf('cms', place.portBase)}`
  await ensureColleagues({ databaseUrl: url, origin, secret: CMS_SECRET })
}

/** A place where an installation has been started before: for tests of anything but a first start. */
export async function findFurnishedPlace(): Promise<Place> {
  const place = await findPlace()
  // With owners and modes, on which PostgreSQL insists.
  execFileSync('cp', ['-a', `${folder()}/.`, place.dataDir])
  shareCode(place)
  return place
}
