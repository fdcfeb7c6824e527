import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { runProgram } from '../../services/supervisor/programs/run-program'
import { readServerEnv } from '../../src/config/env-server'
import { root } from '../../src/config/root'
import { comparePages, type Pages } from './compare-pages'

// Whether a change of the code changes what readers get: both commits build the same content as of the same moment.
const mostShown = 20

type Given = { log: string; moment: string }

const git = (...args: string[]) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] })

/** All pages that Gatsby alone builds from a commit. */
async function build(commit: string, { log, moment }: Given): Promise<Pages> {
  const folder = mkdtempSync(join(tmpdir(), 'same-'))
  const tree = join(folder, 'tree')
  git('worktree', 'add', '--detach', tree, commit)
  try {
    symlinkSync(join(root, 'node_modules'), join(tree, 'node_modules'), 'junction')
    // A build notes here how far it has read: each has its own.
    cpSync(log, join(folder, 'content', 'log.jsonl'))
    const nowhere = { LOG_URL: 'http://nowhere.invalid', SITE_KEY: 'none', PUBLIC_URL: 'http://nowhere.invalid' }
    const content = { CONTENT_FROM: 'folder', CONTENT_DIR: join(folder, 'content'), BUILD_TIME: moment }
    const env = { ...nowhere, ...content, CI: 'true', GATSBY_TELEMETRY_DISABLED: '1', NODE_ENV: 'production' }
    const args = [join(root, 'node_modules/gatsby/cli.js'), 'build', '--no-color']
    await runProgram({ folder: tree, args, env }, new AbortController().signal)
    return readPages(join(tree, 'public'))
  } finally {
    git('worktree', 'remove', '--force', tree)
    rmSync(folder, { recursive: true, force: true })
  }
}

function readPages(folder: string): Pages {
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.html'))
  return new Map(paths.map((path) => [`/${path}`, readFileSync(join(folder, path), 'utf8')]))
}

async function same([before = '', after = '', given]: string[]): Promise<void> {
  const log = resolve(given ?? join(readServerEnv().DATA_DIR, 'publisher', 'log.jsonl'))
  if (before === '' || after === '' || !existsSync(log)) {
    process.stderr.write(
      `npm run tool -- same COMMIT COMMIT [LOG]: ${log} must be what a publisher keeps of the log.\n`,
    )
    process.exitCode = 2
    return
  }
  const moment = new Date().toISOString()
  const one = await build(before, { log, moment })
  const other = await build(after, { log, moment })
  const differences = comparePages(one, other)
  for (const line of differences.slice(0, mostShown)) process.stdout.write(`${line}\n`)
  process.stdout.write(`${one.size} and ${other.size} pages compared, ${differences.length} differences\n`)
  process.exitCode = differences.length === 0 ? 0 : 1
}

void same(process.argv.slice(2))
