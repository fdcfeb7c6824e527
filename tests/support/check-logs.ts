import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { type Allowance, findLogProblems } from './find-log-problems'
import { keptLogs } from './kept-logs'

/** What tests do to services, and what is printed before a service can say anything. */
const allowed: readonly Allowance[] = [
  {
    pattern:
      /error cms (?:Cannot run what is due|There was an error running jobs:): TypeError: .* null \(reading 'log'\)/,
    because: 'Payload empties its jobs as it ends, and the storms kill it while some are due',
  },
  {
    pattern: /DeprecationWarning: Calling client\.query\(\) when the client is already executing a query/,
    because: 'Payload asks several questions of one transaction at once; its driver is pinned below version 9',
  },
]

const mostShown = 40

/** Looks through what every service wrote in a whole run of the tests. */
function checkLogs(): void {
  const files = existsSync(keptLogs) ? readdirSync(keptLogs, { recursive: true, encoding: 'utf8' }) : []
  const logs = files.filter((name) => /\.log(\.1)?$/.test(name))
  const problems = logs.flatMap((name) => {
    const service = basename(name).replace(/\.log(\.1)?$/, '')
    return findLogProblems(service, readFileSync(join(keptLogs, name), 'utf8'), allowed).map((one) => `${name}: ${one}`)
  })
  const shown = problems.slice(0, mostShown).map((problem) => problem.slice(0, 400))
  process.stdout.write(`${logs.length} logs of services, ${problems.length} problems\n${shown.join('\n')}\n`)
  // Nothing to look through would be a check that cannot fail.
  process.exit(problems.length === 0 && logs.length > 0 ? 0 : 1)
}

checkLogs()
