import { type LogPlace } from './programs/log-file'
import { type Screen } from './screen'
import { type Service, type StackEntry } from './stack-entry'
import { supervise, type Supervised } from './supervise'

export type Context = LogPlace & { screen: Screen; calledOff: AbortSignal }
export type Stack = { up: Promise<void>; stop: () => Promise<void> }

/** Starts every entry as soon as those that it comes after are done, side by side where nothing is between them. */
export function bringUp(entries: StackEntry[], context: Context): Stack {
  const running = new Map<string, Supervised>()
  const finished = new Map<string, Promise<void>>()

  const begin = async (entry: StackEntry) => {
    await Promise.all((entry.after ?? []).map((name) => finishedOf(name, finished)))
    context.calledOff.throwIfAborted()
    context.screen.begin(entry.name)
    context.screen.end(entry.name, await perform(entry, context, running))
  }
  for (const entry of entries) finished.set(entry.name, begin(entry))

  const up = Promise.all(finished.values()).then(() => undefined)
  return { up, stop: () => stopAll(entries, running) }
}

function finishedOf(name: string, finished: Map<string, Promise<void>>): Promise<void> {
  const earlier = finished.get(name)
  if (!earlier) throw new Error(`The stack has nothing called ${name} before what comes after it.`)
  return earlier
}

async function perform(entry: StackEntry, context: Context, running: Map<string, Supervised>): Promise<string> {
  if (entry.kind === 'task') return entry.run(context.calledOff)
  const supervised = supervise(entry, context)
  running.set(entry.name, supervised)
  await supervised.ready
  return entry.says
}

/** A service stops after those that need it, so that nobody loses the database while finishing a request. */
async function stopAll(entries: StackEntry[], running: Map<string, Supervised>): Promise<void> {
  const stopped = new Map<string, Promise<void>>()
  const stopOnce = (service: Service): Promise<void> => {
    const known = stopped.get(service.name)
    if (known) return known
    const users = services.filter((other) => comesAfter(other, service.name, entries))
    const stopping = Promise.all(users.map(stopOnce)).then(() => running.get(service.name)?.stop())
    stopped.set(service.name, stopping)
    return stopping
  }
  const services = entries.filter((entry) => entry.kind === 'service')
  await Promise.all(services.map(stopOnce))
}

function comesAfter(entry: StackEntry, name: string, entries: StackEntry[]): boolean {
  return (entry.after ?? []).some(
    (earlier) =>
      earlier === name || entries.some((other) => other.name === earlier && comesAfter(other, name, entries)),
  )
}
