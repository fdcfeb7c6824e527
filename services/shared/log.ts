import { inspect } from 'node:util'
import { isDatabaseAway } from './is-database-away'

type Level = 'info' | 'warn' | 'error'

// On the global object, because the CMS bundles its pages with a copy of this module beside the one its process starts with.
const nameKey = Symbol.for('services.log.name')
const named = globalThis as { [nameKey]?: string }

/** Says once, at the start of a process, whose lines these are. */
export function nameLog(service: string): void {
  named[nameKey] = service
}

/** One event, one line: time, level, service, message. What is known of an error beyond its message follows, indented. */
export function formatLine(level: Level, message: string, error?: unknown): string {
  const head = [new Date().toISOString(), level.padEnd(5), named[nameKey] ?? 'tool', message]
  if (error === undefined) return `${head.join(' ').trimEnd().replaceAll('\n', '\n  ')}\n`
  return `${head.join(' ')}: ${show(error)}`.trimEnd().replaceAll('\n', '\n  ') + '\n'
}

/** Where it happened is worth reading, but not of a database that is away: its message says everything. */
function show(error: unknown): string {
  if (error instanceof Error) return (isDatabaseAway(error) ? undefined : error.stack) ?? error.message
  return typeof error === 'string' ? error : inspect(error)
}

const write = (level: Level, message: string, error?: unknown): void => {
  process.stderr.write(formatLine(level, message, error))
}

/**
 * What a service says about itself. No address, token or name of a person belongs here. An error comes with its stack only
 * where something unexpected happened: what can happen on any day is a message.
 */
export const log = {
  info: (message: string): void => write('info', message),
  warn: (message: string): void => write('warn', message),
  error: (message: string, error?: unknown): void => write('error', message, error),
}

export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))
