import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { digestOf } from '../../../services/supervisor/digest-of'
import { shareCode } from '../publishing/compiled-code'
import { findPlace, type Place, root, startInstallation } from './installation'

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

/** Starts an installation once and stops it. What it leaves is what any first start leaves, which costs seconds each time. */
export async function furnish(): Promise<void> {
  if (existsSync(folder())) return
  mkdirSync(dirname(folder()), { recursive: true })
  const place: Place = { ...(await findPlace()), dataDir: mkdtempSync(`${folder()}-`) }
  writeFileSync(join(place.dataDir, 'secrets.json'), JSON.stringify({ IDENTITY_SECRET: identitySecret }))
  const installation = startInstallation(place)
  await installation.says(/Ready: [^]*product-manager@/)
  await installation.stop()
  rmSync(join(place.dataDir, 'logs'), { recursive: true, force: true })
  renameSync(place.dataDir, folder())
  for (const name of readdirSync(dirname(folder()))) {
    if (name !== basename(folder())) rmSync(join(dirname(folder()), name), { recursive: true, force: true })
  }
}

/** A place where an installation has been started before: for tests of anything but a first start. */
export async function findFurnishedPlace(): Promise<Place> {
  const place = await findPlace()
  // With owners and modes, on which PostgreSQL insists.
  execFileSync('cp', ['-a', `${folder()}/.`, place.dataDir])
  shareCode(place)
  return place
}
