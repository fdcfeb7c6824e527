import { AsyncLocalStorage } from 'node:async_hooks'
import { randomBytes } from 'node:crypto'

/** The header that carries the id of a request from the edge to the services. */
export const logIdHeader = 'x-request-id'

const idBytes = 8
const wellFormed = /^[0-9a-f]{16}$/

// On the global object, as the name of the log: the pages of the CMS have a copy of this module.
const key = Symbol.for('services.log.id')
const shared = globalThis as { [key]?: AsyncLocalStorage<string> }
const ids = shared[key] ?? new AsyncLocalStorage<string>()
shared[key] = ids

export const createLogId = (): string => randomBytes(idBytes).toString('hex')

/** Undefined for anything that is no id of ours: a header may hold what somebody invented. */
export const findLogId = (text: unknown): string | undefined =>
  typeof text === 'string' && wellFormed.test(text) ? text : undefined

/** Every line that is logged while this runs, awaited work included, carries the id. */
export const withLogId = <Result>(id: string, run: () => Result): Result => ids.run(id, run)

export const currentLogId = (): string | undefined => ids.getStore()
