import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import * as z from 'zod'
import { atOnce } from '../services/releases/files/at-once'
import { runTool } from './support/place/run-tool'

// Everything that must pass. A suite counts its tests; a tool counts as one.
const root = resolve(__dirname, '..')
const results = join(root, '.data', 'test-results')

type Suite = { name: string }
type Tool = Suite & { tool: string[] }
type Tests = Suite & { projects: string[]; isBackground?: boolean }
type Count = { passed: number; failed: number; note?: string }

const tools: Tool[] = [
  { name: 'lint', tool: ['eslint', '.'] },
  { name: 'types', tool: ['tsc'] },
  { name: 'types of the cms', tool: ['tsc', '-p', 'services/cms'] },
  { name: 'format', tool: ['prettier', '--check', '.'] },
  { name: 'styles', tool: ['stylelint', '**/*.css'] },
]

// Two files at a time keep two cores busy; with three, what is promised in seconds no longer holds.
const quick: Tests = { name: 'rules and unit', projects: ['rules', 'unit'], isBackground: true }
const real: Tests = { name: 'real processes', projects: ['services', 'journeys', 'faults'] }

const jestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numRuntimeErrorTestSuites: z.number(),
  testResults: z.array(z.object({ name: z.string(), status: z.string() })),
})

// All of it on two cores.
const mostMinutes = 25

// On a machine that others use, a promise in seconds may be broken once. More files than these are no accident.
const mostRunAgain = 2

const logs: Tool = { name: 'service logs', tool: ['tsx', 'tests/support/check-logs.ts'] }

/** What a tool says is shown when it has ended, for another runs beside it. */
async function check({ name, tool }: Tool): Promise<Count> {
  const { isRight, words } = await runTool(tool, { output: 'pipe', isBackground: true })
  process.stdout.write(`\n── ${name}\n${words}`)
  return isRight ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
}

type Ran = Count & { failedFiles: string[] }

async function runJest({ projects, isBackground = false }: Tests, name: string, more: string[]): Promise<Ran> {
  if (!isBackground) process.stdout.write(`\n── ${name}\n`)
  const report = join(results, `${name.replaceAll(' ', '-')}.json`)
  const tool = ['jest', '--ci', '--selectProjects', ...projects, '--json', '--outputFile', report, ...more]
  const { isRight, words } = await runTool(tool, { output: isBackground ? 'pipe' : 'inherit', isBackground })
  if (isBackground) process.stdout.write(`\n── ${name}\n${words}`)
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
  const minutesSince = (started: number) => (Date.now() - started) / 60_000
  const begun = Date.now()
  const keep = async <Kind extends Suite>(suite: Kind, count: (suite: Kind) => Promise<Count>): Promise<void> => {
    const started = Date.now()
    const { passed, failed, note } = await count(suite).catch((): Count => ({ passed: 0, failed: 1 }))
    total.passed += passed
    total.failed += failed
    const counts = `${String(passed).padStart(5)} passed ${String(failed).padStart(3)} failed`
    lines.push(`${suite.name.padEnd(16)} ${counts}  ${minutesSince(started).toFixed(1)} min`)
    if (note !== undefined) lines.push(`  ${note}`)
  }
  // Real processes wait for one another half of their time. What only computes takes what they leave of two cores.
  const waiting = [...tools.map((tool) => () => keep(tool, check)), () => keep(quick, countTests)]
  await Promise.all([atOnce(2, waiting, (next) => next()), keep(real, countTests)])
  await keep(logs, check)
  const minutes = minutesSince(begun)
  lines.push(`all of it: ${minutes.toFixed(1)} min${minutes > mostMinutes ? `  (more than ${mostMinutes})` : ''}`)
  process.stdout.write(`\n${lines.join('\n')}\n\n${total.passed} passed, ${total.failed} failed\n`)
  process.exit(total.failed === 0 ? 0 : 1)
}

void test()
