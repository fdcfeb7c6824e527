import { spawn } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { z } from 'zod'

// Everything that must pass, in the order that finds a mistake soonest. A suite counts its tests; a tool counts as one.
const root = resolve(__dirname, '..')
const results = join(root, '.data', 'test-results')
const inBand = '--runInBand' // real services and browsers: one file at a time keeps two cores honest

type Suite = { name: string; minutes: number } & ({ tool: string[] } | { projects: string[]; flags?: string[] })

const suites: Suite[] = [
  { name: 'types', minutes: 0.5, tool: ['tsc'] },
  { name: 'types of the cms', minutes: 0.5, tool: ['tsc', '-p', 'services/cms'] },
  { name: 'lint', minutes: 0.7, tool: ['eslint', '.'] },
  { name: 'styles', minutes: 0.2, tool: ['stylelint', '**/*.css'] },
  { name: 'format', minutes: 0.3, tool: ['prettier', '--check', '.'] },
  { name: 'rules and unit', minutes: 0.5, projects: ['rules', 'unit'] },
  { name: 'services', minutes: 5, projects: ['services'], flags: [inBand] },
  { name: 'journeys', minutes: 5, projects: ['journeys'], flags: [inBand] },
  { name: 'faults', minutes: 3, projects: ['faults'], flags: [inBand] },
]

type Count = { passed: number; failed: number }

const jestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numRuntimeErrorTestSuites: z.number(),
})

function run(program: string, args: string[]): Promise<boolean> {
  return new Promise((done) => {
    const path = join(root, 'node_modules', '.bin', program)
    const child = spawn(path, args, { cwd: root, stdio: ['ignore', 'inherit', 'inherit'], shell: false })
    child.on('error', () => done(false))
    child.on('close', (code) => done(code === 0))
  })
}

async function countOf(suite: Suite): Promise<Count> {
  if ('tool' in suite) {
    const [program = '', ...args] = suite.tool
    return (await run(program, args)) ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
  }
  const report = join(results, `${suite.name.replaceAll(' ', '-')}.json`)
  const passed = await run('jest', [
    '--ci',
    '--selectProjects',
    ...suite.projects,
    ...(suite.flags ?? []),
    '--json',
    '--outputFile',
    report,
  ])
  const counted = jestReport.parse(JSON.parse(readFileSync(report, 'utf8')))
  const failed = counted.numFailedTests + counted.numRuntimeErrorTestSuites
  // Jest may fail for a reason that it counts nowhere, such as no test found; that must not pass for success.
  return { passed: counted.numPassedTests, failed: passed ? failed : Math.max(failed, 1) }
}

async function test(): Promise<void> {
  rmSync(results, { recursive: true, force: true })
  mkdirSync(results, { recursive: true })
  const total = { passed: 0, failed: 0 }
  const lines: string[] = []
  for (const suite of suites) {
    process.stdout.write(`\n── ${suite.name}\n`)
    const started = Date.now()
    const count = await countOf(suite).catch((): Count => ({ passed: 0, failed: 1 }))
    const minutes = (Date.now() - started) / 60_000
    total.passed += count.passed
    total.failed += count.failed
    const share = minutes > suite.minutes ? `  (over its share of ${suite.minutes})` : ''
    lines.push(
      `${suite.name.padEnd(16)} ${String(count.passed).padStart(5)} passed ${String(count.failed).padStart(3)} failed  ${minutes.toFixed(1)} min${share}`,
    )
  }
  process.stdout.write(`\n${lines.join('\n')}\n\n${total.passed} passed, ${total.failed} failed\n`)
  process.exit(total.failed === 0 ? 0 : 1)
}

void test()
