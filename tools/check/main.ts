import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { atOnce } from '../../services/releases/files/at-once'
import { readImportGraph } from '../../tests/support/place/import-graph'
import { root } from '../../tests/support/place/installation'
import { listFiles } from '../../tests/support/place/list-files'
import { runTool } from '../../tests/support/place/run-tool'
import { concernsAll, type Digests, findAffected, findChanged } from './find-affected'

// The inner loop: what changed since the last check that passed here, and whatever imports it. `npm test` looks at everything.
const cache = join(root, 'node_modules', '.cache', 'check')
const passed = join(cache, 'passed.json')

type Check = { name: string; tool: string[] }

const digestOf = (path: string): string =>
  createHash('sha256')
    .update(readFileSync(join(root, path)))
    .digest('base64')

function readPassed(): Digests {
  if (!existsSync(passed)) return new Map()
  return new Map(Object.entries(JSON.parse(readFileSync(passed, 'utf8')) as Record<string, string>))
}

const types = (name: string, project: string): Check => ({
  name,
  tool: ['tsc', '-p', project, '--noEmit', '--incremental', '--tsBuildInfoFile', join(cache, `${name}.tsbuildinfo`)],
})

/** The longest first: two lanes end together then. */
function planChecks(changed: readonly string[]): Check[] {
  const isAll = changed.some(concernsAll)
  const graph = readImportGraph(['.'])
  const affected = isAll ? [...graph.keys()] : findAffected(graph, changed)
  const present = changed.filter((path) => existsSync(join(root, path)))
  const styles = present.filter((path) => path.endsWith('.css'))
  const tests = affected.filter((path) => /^tests\/unit\/.*\.test\.tsx?$/.test(path))
  const checks: (Check | false)[] = [
    affected.length > 0 && { name: 'lint', tool: ['eslint', ...(isAll ? ['.'] : ['--no-warn-ignored', ...affected])] },
    types('types', '.'),
    tests.length > 0 && {
      name: 'unit tests',
      tool: ['jest', '--selectProjects', 'unit', '--maxWorkers=1', '--runTestsByPath', ...tests],
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
    const { isRight, words } = await runTool(tool, 'pipe')
    const seconds = ((Date.now() - started) / 1000).toFixed(0)
    process.stdout.write(`${isRight ? 'passed' : 'FAILED'}  ${name}, ${seconds} s\n${isRight ? '' : words}`)
    if (!isRight) failed.push(name)
  })
  return failed
}

async function check(): Promise<void> {
  const now = new Map(listFiles().map((path) => [path, digestOf(path)]))
  const changed = findChanged(readPassed(), now)
  if (changed.length === 0) return void process.stdout.write('Nothing has changed since the last check that passed.\n')
  process.stdout.write(`${changed.length} files have changed since the last check that passed.\n`)
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
