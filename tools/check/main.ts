import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { atOnce } from '../../services/releases/files/at-once'
import { root } from '../../src/config/root'
import { readImportGraph } from '../../tests/support/place/import-graph'
import { listFiles } from '../../tests/support/place/list-files'
import { compiler, runTool } from '../../tests/support/place/run-tool'
import { concernsAll, type Digests, findAffected, findChanged } from './find-affected'

// The inner loop, two minutes at most: what changed since the last check that passed here, and what is near to it. `npm test` looks at
// everything.
const cache = join(root, 'node_modules', '.cache', 'check')
const passed = join(cache, 'passed.json')
// As many as two minutes have room for: what is further off is left to `npm test`.
const mostTests = 6
const mostLinted = 30

type Check = { name: string; tool: string[] }

const digestOf = (path: string): string =>
  createHash('sha256')
    .update(readFileSync(join(root, path)))
    .digest('base64')

const git = (...args: string[]): string =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()

function findUpstream(): string {
  try {
    return git('rev-parse', '--abbrev-ref', '@{upstream}')
  } catch {
    // A branch of this clone alone, or a commit without one.
    return 'HEAD'
  }
}

/** What is upstream has passed `npm test`: on a new clone only what differs from it is new. */
function sinceUpstream(now: Digests): Digests {
  const edited = git('diff', '--name-only', '--no-renames', findUpstream()).split('\n')
  const added = git('ls-files', '--others', '--exclude-standard').split('\n')
  const changed = new Set([...edited, ...added])
  return new Map([...now].filter(([path]) => !changed.has(path)))
}

function readPassed(now: Digests): Digests {
  if (!existsSync(passed)) return sinceUpstream(now)
  return new Map(Object.entries(JSON.parse(readFileSync(passed, 'utf8')) as Record<string, string>))
}

const types = (name: string, project: string): Check => ({
  name,
  tool: [compiler, '-p', project, '--noEmit', '--incremental', '--tsBuildInfoFile', join(cache, `${name}.tsbuildinfo`)],
})

/** Types are one program and rules read every file: both are checked whole. The longest first: two lanes end together then. */
function planChecks(changed: readonly string[]): Check[] {
  const affected = [...findAffected(readImportGraph(['.']), changed)]
  const near = affected.filter(([, distance]) => distance <= 1).map(([path]) => path)
  const linted = near.slice(0, mostLinted)
  const present = changed.filter((path) => existsSync(join(root, path)))
  const styles = present.filter((path) => path.endsWith('.css'))
  const tests = affected.map(([path]) => path).filter((path) => /^tests\/unit\/.*\.test\.tsx?$/.test(path))
  const checks: (Check | false)[] = [
    types('types', '.'),
    near.length > 0 && {
      name: `lint of the nearest ${linted.length} of ${near.length} files`,
      tool: ['eslint', '--no-warn-ignored', ...linted],
    },
    tests.length > 0 && {
      name: `the nearest ${Math.min(tests.length, mostTests)} of ${tests.length} unit tests`,
      tool: ['jest', '--selectProjects', 'unit', '--maxWorkers=1', '--runTestsByPath', ...tests.slice(0, mostTests)],
    },
    { name: 'rules', tool: ['jest', '--selectProjects', 'rules', '--maxWorkers=1'] },
    types('types-of-the-cms', 'services/cms'),
    present.length > 0 && { name: 'format', tool: ['prettier', '--check', '--ignore-unknown', ...present] },
    styles.length > 0 && { name: 'styles', tool: ['stylelint', ...styles] },
  ]
  return checks.filter((check) => check !== false)
}

async function runChecks(checks: Check[]): Promise<string[]> {
  const failed: string[] = []
  await atOnce(2, checks, async ({ name, tool }) => {
    const started = Date.now()
    const { isRight, words } = await runTool(tool, { output: 'pipe' })
    const seconds = ((Date.now() - started) / 1000).toFixed(0)
    process.stdout.write(`${isRight ? 'passed' : 'FAILED'}  ${name}, ${seconds} s\n${isRight ? '' : words}`)
    if (!isRight) failed.push(name)
  })
  return failed
}

async function check(): Promise<void> {
  const now = new Map(listFiles().map((path) => [path, digestOf(path)]))
  const changed = findChanged(readPassed(now), now)
  process.stdout.write(`${changed.length} files have changed since the last check that passed.\n`)
  const wide = changed.filter(concernsAll)
  if (wide.length > 0)
    process.stdout.write(`Before a push run npm test: no import says what uses ${wide.join(', ')}.\n`)
  const failed = await runChecks(planChecks(changed))
  if (failed.length > 0) {
    process.stdout.write(`Failed: ${failed.join(', ')}.\n`)
    process.exitCode = 1
    return
  }
  mkdirSync(dirname(passed), { recursive: true })
  writeFileSync(passed, JSON.stringify(Object.fromEntries(now)))
}

void check()
