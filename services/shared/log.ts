import { inspect } from 'node:util'
import { environment } from './environment'
import { isDatabaseAway } from './is-database-away'
import { currentLogId } from './log-id'

type Level = 'info' | 'warn' | 'error'
type Event = { level: Level; message: string; error?: unknown }

// On the global object, because the CMS bundles its pages with a copy of this module beside the one its process starts with.
const nameKey = Symbol.for('services.log.name')
const named = globalThis as { [nameKey]?: string }

/** Says once, at the start of a process, whose lines these are. */
export function nameLog(service: string): void {
  named[nameKey] = service
}

const serviceName = (): string => named[nameKey] ?? 'tool'

/** One event, one line: time, level, service, id, message. What is known of an error beyond its message follows, indented. */
export function formatLine({ level, message, error }: Event): string {
  const id = currentLogId()
  const head = [new Date().toISOString(), level.padEnd(5), serviceName(), ...(id ? [`[${id}]`] : []), message].join(' ')
  const line = error === undefined ? head : `${head}: ${show(error)}`
  return `${line.trimEnd().replaceAll('\n', '\n  ')}\n`
}

/** The same facts as one object of JSON; a fact that is not known is left out. */
export function formatJson({ level, message, error }: Event): string {
  const line = {
    time: new Date().toISOString(),
    level,
    service: serviceName(),
    id: currentLogId(),
    message: message.trimEnd(),
    error: error === undefined ? undefined : show(error),
  }
  return `${JSON.stringify(line)}\n`
}

/** Where it happened is worth reading, but not of a database that is away: its message says everything. */
function show(error: unknown): string {
  if (error instanceof Error) return (isDatabaseAway(error) ? undefined : error.stack) ?? error.message
  return typeof error === 'string' ? error : inspect(error)
}

const write = (event: Event): void => {
  process.stderr.write(environment.logFormat() === 'json' ? formatJson(event) : formatLine(event))
}

/**
 * What a service says about itself. No address, token or name of a person belongs here. An error comes with its stack only
 * where something unexpected happened: what can happen on any day is a message.
 */
export const log = {
  info: (message: string): void => write({ level: 'info', message }),
  warn: (message: string): void => write({ level: 'warn', message }),
  error: (message: string, error?: unknown): void => write({ level: 'error', message, error }),
}

export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))
