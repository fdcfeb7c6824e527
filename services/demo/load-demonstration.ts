import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { childEnv } from '../../src/config/env-server'
import { withClient } from '../database/connect'
import { type Corpus } from '../shared/demonstration'

type Load = {
  databaseUrl: string
  /** The settings of the CMS, whose tables are written. */
  cmsEnv: Record<string, string>
  /** The program, and its arguments, that prints the items: a line each. */
  source?: string[]
}

const printer = [join(__dirname, 'print-items.ts')]
export const corpusSource = ({ pages, seed }: Corpus): string[] => [
  join(__dirname, 'generate/print-corpus.ts'),
  ...['--pages', String(pages), '--seed', String(seed)],
]
const loader = join(__dirname, '../cms/load/main.ts')
const cms = join(__dirname, '../cms')
// Items are many and live long: with the small nursery that programs get, a fifth of the time goes into sweeping it.
const roomy = '--max-semi-space-size=64'

/** Loads the demonstration's content where a demonstration is and its content is not, and says what was done. */
export async function loadDemonstration(load: Load, calledOff: AbortSignal): Promise<string> {
  const mark = await findMark(load.databaseUrl)
  if (mark === undefined) return 'no demonstration'
  if (mark === 'complete') return 'loaded already'
  const told = await pipe(load, calledOff)
  return told.filter((line) => /stored|published|changed|left alone/.test(line)).join(', ')
}

/** How far the content has come; undefined where none may be loaded. */
async function findMark(databaseUrl: string): Promise<string | null | undefined> {
  return withClient(databaseUrl, async (client) => {
    const { rows } = await client.query<{ content: string | null }>('select content from platform.demonstration')
    return rows[0]?.content
  })
}

/** One process says what there is, the other, beside it, knows how the CMS keeps it. */
async function pipe({ databaseUrl, cmsEnv, source = printer }: Load, calledOff: AbortSignal): Promise<string[]> {
  const run = (args: string[], own: { cwd?: string; env?: Record<string, string> }) =>
    spawn(process.execPath, [roomy, '--import', 'tsx', ...args], {
      cwd: own.cwd,
      env: childEnv(own.env ?? {}),
      stdio: ['pipe', 'pipe', 'pipe'],
      signal: calledOff,
      killSignal: 'SIGKILL',
    })
  const items = run(source, {})
  // Under any other condition some of what the editor is made of wait for each other while they load, now and then for ever.
  const writer = run(['--conditions=production', loader], { cwd: cms, env: { ...cmsEnv, DATABASE_URL: databaseUrl } })
  items.stdout.pipe(writer.stdin)
  writer.stdin.on('error', () => undefined) // it ended before it had read everything, and says why
  writer.once('close', () => items.kill('SIGKILL')) // nobody reads on
  const screens = [items.stderr, writer.stdout, writer.stderr].map(collect)
  const codes = await Promise.all([items, writer].map((child) => once(child, 'close') as Promise<[number | null]>))
  const [wrong = '', told = '', refused = ''] = screens.map((screen) => screen())
  if (codes.every(([code]) => code === 0)) return told.split('\n').filter(Boolean)
  throw new Error(`The demonstration could not be loaded:\n${`${wrong}${refused}`.trim().slice(-4000)}`)
}

function collect(stream: NodeJS.ReadableStream): () => string {
  let text = ''
  stream.on('data', (chunk: Buffer) => (text += chunk.toString()))
  return () => text
}
