import { type ServiceName } from '../../src/config/addresses'
import { argsOf } from '../shared/compiled/programs'
import { type Service, type StackEntry, type Task } from './stack-entry'

/** Something that is done once at the start. */
export const task = (name: string, after: string[], run: Task['run']): StackEntry => ({
  kind: 'task',
  name,
  after,
  run,
})

type OwnService = Pick<Service, 'after' | 'isReady' | 'isAlive' | 'readyWithinMs' | 'says'> &
  Partial<Pick<Service, 'env'>>

/** A service of this project: its program is in the folder of its name. */
export const service = (name: Exclude<ServiceName, 'develop'>, { env = {}, ...own }: OwnService): Service => ({
  kind: 'service',
  name,
  args: argsOf(`services/${name}/main`),
  env,
  ...own,
})

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
