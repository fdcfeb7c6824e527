import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Pool } from 'pg'
import { root } from '../../../src/config/root'

type Way = { databaseUrl: string; database: Pool; outside: string; sinkFile: string; seed: number }

const mostLines = 20

function run(said: string[], file: string, args: readonly string[]): ChildProcess {
  const command = ['--import', 'tsx', `tests/support/storm/${file}`, ...args]
  const child = spawn(process.execPath, command, { cwd: root, stdio: ['ignore', 'ignore', 'pipe'] })
  child.stderr.on('data', (chunk: Buffer) => {
    said.push(...chunk.toString().trimEnd().split('\n'))
    said.splice(0, said.length - mostLines)
  })
  return child
}

export async function findPort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as { port: number }
  await new Promise((done) => server.close(done))
  return port
}

/** Two workers and a mail server, each of which begins again after it was killed. */
export async function openAlertProcesses({ databaseUrl, database, outside, sinkFile, seed }: Way) {
  const port = await findPort()
  const said: string[] = []
  let count = 0
  const startSink = () => run(said, 'alerts-sink.ts', [String(port), sinkFile, String(seed + count)])
  const startWorker = () => {
    const name = `worker-${(count += 1)}`
    return { name, child: run(said, 'alerts-worker.ts', [databaseUrl, `smtp://127.0.0.1:${port}`, outside, name]) }
  }
  let sink = startSink()
  const workers = [startWorker(), startWorker()]
  const kills = { worker: 0, database: 0, sink: 0 }
  const killWorker = () => {
    const which = kills.worker % workers.length
    workers[which]?.child.kill('SIGKILL')
    workers[which] = startWorker()
    kills.worker += 1
  }
  const killSink = async () => {
    sink.kill('SIGKILL')
    kills.sink += 1
    await sleep(300)
    sink = startSink()
  }
  /** One backend that dies by itself makes the database recover from its log, and everybody connect again. */
  const killDatabase = async () => {
    const { rows } = await database.query<{ pid: number }>(
      `select pid from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()
        order by state = 'active' desc limit 1`,
    )
    if (!rows[0]) throw new Error('Nobody was at work in the database.')
    process.kill(rows[0].pid, 'SIGKILL')
    kills.database += 1
  }
  return {
    kills,
    /** Their last lines: what they report when a kill has passed over is what keeps them from going on. */
    said: () => said.join('\n'),
    names: () => workers.map(({ name }) => name),
    kill: async (number: number) => {
      if (number % 3 === 0) killWorker()
      else if (number % 3 === 1) await killSink()
      else await killDatabase()
    },
    stop: async () => {
      const children = [sink, ...workers.map(({ child }) => child)]
      const ended = children.map((child) => once(child, 'exit'))
      for (const child of children) child.kill('SIGKILL')
      await Promise.all(ended)
    },
  }
}
