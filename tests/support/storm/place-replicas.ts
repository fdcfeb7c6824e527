import { type ChildProcess, spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { type PlaceTask } from '../letters/registration-worker'

type Waiting = { task: PlaceTask; done: () => void }

/** Two replicas of the desk of events. What a killed one was asked and never answered, its successor is asked again, as people do. */
export function openReplicas(databaseUrl: string) {
  const root = process.cwd()
  const replicas = [0, 1].map(() => ({
    waiting: new Map<number, Waiting>(),
    child: undefined as ChildProcess | undefined,
  }))
  type Replica = (typeof replicas)[number]
  const send = ({ child }: Replica, task: PlaceTask) => child?.stdin?.write(`${JSON.stringify(task)}\n`)
  const start = (replica: Replica) => {
    const args = ['--import', 'tsx', 'tests/support/letters/registration-worker.ts', databaseUrl]
    const child = spawn(process.execPath, args, { cwd: root, stdio: ['pipe', 'pipe', 'inherit'] })
    child.stdin.on('error', () => undefined)
    createInterface({ input: child.stdout }).on('line', (line) => {
      replica.waiting.get(Number(line))?.done()
      replica.waiting.delete(Number(line))
    })
    replica.child = child
    for (const { task } of replica.waiting.values()) send(replica, task)
  }
  replicas.forEach(start)
  return {
    ask: (task: PlaceTask): Promise<void> =>
      new Promise((done) => {
        const replica = replicas[task.number % 2]
        replica?.waiting.set(task.number, { task, done })
        if (replica) send(replica, task)
      }),
    /** Ends one without a word, and begins another in its place. */
    kill: (which: number): void => {
      const replica = replicas[which % 2]
      if (!replica) return
      replica.child?.kill('SIGKILL')
      start(replica)
    },
    stop: () => replicas.forEach(({ child }) => child?.kill('SIGKILL')),
  }
}
