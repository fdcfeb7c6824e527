import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join, relative } from 'node:path'
import * as z from 'zod'
import { atOnce } from '../services/releases/files/at-once'
import { root } from '../src/config/root'
import { compiler, runTool } from './support/place/run-tool'
import { openTemporaryFolder } from './support/place/temporary-folder'

// Everything that must pass, in the order that finds a mistake soonest. A suite counts its tests; a tool counts as one.
const results = join(root, '.data', 'test-results')
const temporary = openTemporaryFolder()

type Suite = { name: string; minutes: number }
type Tool = Suite & { tool: string[] }
type Tests = Suite & { projects: string[] }
type Count = { passed: number; failed: number; note?: string }

// One thread each, so two of them fill two cores.
const tools: Tool[] = [
  { name: 'lint', minutes: 3, tool: ['eslint', '.'] },
  { name: 'types', minutes: 0.5, tool: [compiler] },
  { name: 'types of the cms', minutes: 0.2, tool: [compiler, '-p', 'services/cms'] },
  { name: 'format', minutes: 0.5, tool: ['prettier', '--check', '.'] },
  { name: 'styles', minutes: 0.2, tool: ['stylelint', '**/*.css'] },
]

// Two files at a time keep two cores busy; with three, what is promised in seconds no longer holds.
const quick: Tests = { name: 'rules and unit', minutes: 3.5, projects: ['rules', 'unit', 'second-firm'] }
const real: Tests = { name: 'real processes', minutes: 19, projects: ['services', 'journeys', 'faults'] }

const jestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numRuntimeErrorTestSuites: z.number(),
  testResults: z.array(z.object({ name: z.string(), status: z.string() })),
})

// On a machine that others use, a promise in seconds may be broken once. More files than these are no accident.
const mostRunAgain = 2

const logs: Tool = { name: 'service logs', minutes: 0.1, tool: ['tsx', 'tests/support/check-logs.ts'] }

/** What a tool says is shown when it has ended, for another runs beside it. */
async function check({ name, tool }: Tool): Promise<Count> {
  const { isRight, words } = await runTool(tool, { output: 'pipe' })
  process.stdout.write(`\n── ${name}\n${words}`)
  return isRight ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
}

type Ran = Count & { failedFiles: string[] }

async function runJest({ projects }: Tests, name: string, more: string[]): Promise<Ran> {
  process.stdout.write(`\n── ${name}\n`)
  const report = join(results, `${name.replaceAll(' ', '-')}.json`)
  const tool = ['jest', '--ci', '--selectProjects', ...projects, '--json', '--outputFile', report, ...more]
  const { isRight } = await runTool(tool, { output: 'inherit', env: { TMPDIR: temporary.path } })
  const counted = jestReport.parse(JSON.parse(readFileSync(report, 'utf8')))
  const failed = counted.numFailedTests + counted.numRuntimeErrorTestSuites
  const failedFiles = counted.testResults.filter(({ status }) => status === 'failed').map((file) => file.name)
  // Jest may fail for a reason that it counts nowhere, such as no test found; that must not pass for success.
  return { passed: counted.numPassedTests, failed: isRight ? failed : Math.max(failed, 1), failedFiles }
}

/** A file that failed is run once more, alone, and the summary names it: it passes only if all of it passes then. */
async function countTests(suite: Tests): Promise<Count> {
  const first = await runJest(suite, suite.name, ['--maxWorkers=2'])
  const { passed, failed, failedFiles } = first
  if (failedFiles.length === 0 || failedFiles.length > mostRunAgain) return first
  const second = await runJest(suite, `${suite.name} again`, ['--maxWorkers=1', '--runTestsByPath', ...failedFiles])
  if (second.failed > 0) return first
  const names = failedFiles.map((file) => relative(root, file))
  return { passed: passed + failed, failed: 0, note: `failed once and passed when run again: ${names.join(', ')}` }
}

async function test(): Promise<void> {
  rmSync(results, { recursive: true, force: true })
  mkdirSync(results, { recursive: true })
  const total = { passed: 0, failed: 0 }
  const lines: string[] = []
  const keep = async <Kind extends Suite>(suite: Kind, count: (suite: Kind) => Promise<Count>): Promise<void> => {
    const started = Date.now()
    const { passed, failed, note } = await count(suite).catch((): Count => ({ passed: 0, failed: 1 }))
    const minutes = (Date.now() - started) / 60_000
    total.passed += passed
    total.failed += failed
    const share = minutes > suite.minutes ? `  (over its share of ${suite.minutes})` : ''
    const counts = `${String(passed).padStart(5)} passed ${String(failed).padStart(3)} failed`
    lines.push(`${suite.name.padEnd(16)} ${counts}  ${minutes.toFixed(1)} min${share}`)
    if (note !== undefined) lines.push(`  ${note}`)
  }
  // Lint takes as long as all other tools together, and the quick tests do not mind its company.
  const waiting = [...tools.map((tool) => () => keep(tool, check)), () => keep(quick, countTests)]
  await atOnce(2, waiting, (next) => next())
  await keep(real, countTests)
  await keep(logs, check)
  temporary.remove()
  process.stdout.write(`\n${lines.join('\n')}\n\n${total.passed} passed, ${total.failed} failed\n`)
  process.exit(total.failed === 0 ? 0 : 1)
}

void test()
