import { spawnSync } from 'node:child_process'
import { join, resolve } from 'node:path'
import { childEnv } from '../../src/config/env-server'

const root = resolve(__dirname, '../..')

/** npm run fuzz [-- cases seed]: what `npm test` does to ten thousand answers of the provider, done to a million others. */
function fuzz([cases = '1000000', seed = String(Date.now() % 1_000_000)]: string[]): void {
  process.stdout.write(`${cases} cases from seed ${seed}\n`)
  const args = ['--selectProjects', 'unit', '--testPathPatterns', 'callback-fuzz']
  const { status } = spawnSync(process.execPath, [join(root, 'node_modules/jest/bin/jest.js'), ...args], {
    cwd: root,
    env: childEnv({ FUZZ_CASES: cases, FUZZ_SEED: seed }),
    stdio: 'inherit',
  })
  process.exit(status ?? 1)
}

fuzz(process.argv.slice(2))
