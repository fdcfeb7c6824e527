import { execFileSync } from 'node:child_process'
import { appendFileSync, cpSync, existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../../src/config/root'
import { type Installation, type Place, startInstallation } from '../../../tests/support/place/installation'

/** What the second version's pages say and the first's do not. */
export const mark = 'scroll-padding-block-end:7px'

/** A second version of what is committed: another line of style, so other pages, and a migration. */
export function makeSecondVersion(folder: string): void {
  execFileSync('git', ['clone', '--quiet', '--no-hardlinks', root, folder])
  for (const packages of ['node_modules', 'services/cms/node_modules'])
    execFileSync('cp', ['-al', join(root, packages), join(folder, packages)])
  appendFileSync(join(folder, 'src/ui/base.css'), '\nhtml { scroll-padding-block-end: 7px; }\n')
  const migration = '-- Up Migration\n\ncreate table platform.of_the_second_version (id integer);\n'
  writeFileSync(join(folder, 'services/database/migrations/9999_second-version.sql'), migration)
}

const command = (program: string, ...args: string[]): [string, ...string[]] => [
  process.execPath,
  '--import',
  './services/load/main.mjs',
  `services/commands/${program}.ts`,
  ...args,
]

/** npm run build, beside what is served. */
export async function buildIn(folder: string, place: Place): Promise<void> {
  const build = startInstallation(place, { folder, command: command('build') })
  if ((await build.exited) !== 0) throw new Error(build.output())
}

/** Puts what was compiled once on a machine, as an image or an archive would. */
export function bringCode(from: Place, to: Place): void {
  const [source, target] = [from, to].map(({ dataDir }) => join(dataDir, 'bundles'))
  if (!source || !target) return
  mkdirSync(target, { recursive: true })
  for (const name of readdirSync(source))
    if (!existsSync(join(target, name)))
      cpSync(join(source, name), join(target, name), { recursive: true, verbatimSymlinks: true })
}

type Served = { folder: string; roles: readonly string[]; env: Record<string, string> }

/** npm run serve on a machine, until it is up. */
export async function serveAt(place: Place, { folder, roles, env }: Served): Promise<Installation> {
  const installation = startInstallation(place, { folder, command: command('serve', '--role', roles.join()), env })
  await installation.says('Serving: ')
  return installation
}
