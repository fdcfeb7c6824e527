import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { type Allowance, findLogProblems } from './place/find-log-problems'
import { keptLogs, readKeptSecrets } from './place/kept-logs'
import { canaries } from './records/canaries'

/** What tests do to services, and what is printed before a service can say anything. */
const allowed: readonly Allowance[] = [
  {
    pattern:
      /error cms (?:\[\w+\] )?(?:Cannot run what is due|There was an error running jobs:): TypeError: .* null \(reading 'log'\)/,
    because: 'Payload empties its jobs as it ends, and the storms kill it while some are due',
  },
  {
    pattern: /DeprecationWarning: Calling client\.query\(\) when the client is already executing a query/,
    because: 'Payload asks several questions of one transaction at once; its driver is pinned below version 9',
  },
  {
    pattern: /error identity (?:\[\w+\] )?A request failed: error: relation "identity\.artifacts" does not exist/,
    because: 'a test takes the table away to see what a person is shown then',
  },
]

const mostShown = 40

/** Every flow that knows people goes through these: without their logs, no canary could be found. */
const expectedServices = ['account', 'cms', 'edge', 'identity', 'postgres', 'publisher', 'search']

/** Looks through what every service wrote in a whole run of the tests. */
function checkLogs(): void {
  const files = existsSync(keptLogs) ? readdirSync(keptLogs, { recursive: true, encoding: 'utf8' }) : []
  const logs = files.filter((name) => /\.log(\.1)?$/.test(name))
  const problems = logs.flatMap((name) => {
    const service = basename(name).replace(/\.log(\.1)?$/, '')
    const secrets = readKeptSecrets(join(keptLogs, dirname(name)))
    const expected = { allowed, canaries: [...canaries, ...secrets] }
    return findLogProblems(service, readFileSync(join(keptLogs, name), 'utf8'), expected).map(
      (one) => `${name}: ${one}`,
    )
  })
  const seen = new Set(logs.map((name) => basename(name).replace(/\.log(\.1)?$/, '')))
  for (const service of expectedServices) if (!seen.has(service)) problems.push(`there is no log of ${service}`)
  const shown = problems.slice(0, mostShown).map((problem) => problem.slice(0, 400))
  process.stdout.write(`${logs.length} logs of services, ${problems.length} problems\n${shown.join('\n')}\n`)
  // Nothing to look through would be a check that cannot fail.
  process.exit(problems.length === 0 && logs.length > 0 ? 0 : 1)
}

checkLogs()
