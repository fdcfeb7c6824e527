import { join } from 'node:path'
import { originAt, portOf, type ServiceName } from '../src/config/addresses'
import { type ServerEnv } from '../src/config/env-server'
import { type Service, type StackEntry, type Task } from './supervisor/stack-entry'

/** Something that is done once at the start. */
export const task = (name: string, after: string[], run: Task['run']): StackEntry => ({
  kind: 'task',
  name,
  after,
  run,
})

type OwnService = Pick<Service, 'after' | 'isReady' | 'isAlive' | 'readyWithinMs' | 'says'> &
  Partial<Pick<Service, 'args' | 'env'>>

/** A service whose program is in the folder of its name. */
export const service = (name: ServiceName, { env = {}, ...own }: OwnService): Service => ({
  kind: 'service',
  name,
  args: ['--import', 'tsx', join(__dirname, name, 'main.ts')],
  env,
  ...own,
})

/** Where a service of this installation answers. */
export const originOf = (name: ServiceName, { PORT_BASE, SERVICE_URLS }: ServerEnv): string =>
  originAt(name, PORT_BASE, SERVICE_URLS)

/** Where the publication log is read. */
export const logUrlOf = (env: ServerEnv): string => `${originOf('cms', env)}/publications/graphql`

/** Where everything is for whoever uses it. */
export const publicUrlOf = ({ PUBLIC_URL, PORT_BASE }: ServerEnv): string =>
  PUBLIC_URL ?? `http://localhost:${portOf('edge', PORT_BASE)}`

/** Whether something answers there, and well. */
export const answers = async (url: string): Promise<boolean> => (await statusOf(url)) === 200

/** The two questions about a service that says at this address how it is: one that is unwell still answers. */
export const asksHealth = (url: string): Pick<Service, 'isReady' | 'isAlive'> => ({
  isReady: () => answers(url),
  isAlive: async () => (await statusOf(url)) !== undefined,
})

async function statusOf(url: string): Promise<number | undefined> {
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(2000) })
    await answer.body?.cancel()
    return answer.status
  } catch {
    return undefined
  }
}
