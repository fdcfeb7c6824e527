import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { compilePrograms } from '../../services/shared/compiled/compile-programs'
import { childEnv } from '../../src/config/env-server'
import { root } from '../../src/config/root'
import { fuzzEdge } from '../../tests/support/edge/edge-fuzz'

/** What `npm test` does to ten thousand answers of the provider, done to a million others. */
function fuzzCallback(cases: string, seed: string): boolean {
  const args = ['--selectProjects', 'unit', '--testPathPatterns', 'callback-fuzz']
  const { status } = spawnSync(process.execPath, [join(root, 'node_modules/jest/bin/jest.js'), ...args], {
    cwd: root,
    env: childEnv({ FUZZ_CASES: cases, FUZZ_SEED: seed }),
    stdio: 'inherit',
  })
  return status === 0
}

/** What `npm test` sends to the edge in ten thousand cases, sent in a million others. */
async function fuzzTheEdge(cases: string, seed: string): Promise<boolean> {
  await compilePrograms()
  const { examples, answers, ...result } = await fuzzEdge(Number(cases), Number(seed))
  for (const example of examples) process.stdout.write(`${example}\n`)
  process.stdout.write(`${answers} answers\nRESULT ${JSON.stringify(result)}\n`)
  return result.crossed === 0 && result.uncaught === 0
}

const kinds: Record<string, (cases: string, seed: string) => boolean | Promise<boolean>> = {
  callback: fuzzCallback,
  edge: fuzzTheEdge,
}

/** npm run fuzz -- <name> [cases seed]: many changed messages, none of which may do what it was changed for. */
async function fuzz([name = '', cases = '1000000', seed = String(Date.now() % 1_000_000)]: string[]): Promise<void> {
  const run = Object.hasOwn(kinds, name) ? kinds[name] : undefined
  if (!run) {
    process.stderr.write(`There is nothing of that name to fuzz. npm run fuzz -- ${Object.keys(kinds).join(' | ')}\n`)
    process.exit(1)
  }
  process.stdout.write(`${cases} cases from seed ${seed}\n`)
  process.exit((await run(cases, seed)) ? 0 : 1)
}

void fuzz(process.argv.slice(2))
