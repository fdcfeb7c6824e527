import { type Config } from 'payload'
import { isDatabaseAway } from '../../shared/is-database-away'
import { log } from '../../shared/log'

type Told = { type: string; message: string; isRefusal?: true; stack?: string | undefined }

/**
 * One line for each thing that happened. Payload's own would print a job with its whole configuration for every failure,
 * and the way through its code for every refusal.
 */
export const logLines = {
  options: {
    base: null,
    timestamp: false,
    serializers: { err: tellError, error: tellError, job: tellJob },
  },
  destination: { write: (line: string) => writeLine(line) },
} satisfies Config['logger']

type PayloadLine = { level: number; msg?: string; err?: Told | string; error?: Told | string }

const warning = 40
const failure = 50

/** What Payload says becomes a line like those of every service. */
function writeLine(line: string): void {
  const { level, msg = '', err, error = err, ...more } = JSON.parse(line) as PayloadLine
  const facts = Object.keys(more).length > 0 ? ` ${JSON.stringify(more)}` : ''
  if (typeof error === 'object' && error.isRefusal) {
    log.info(`Refused: ${error.message}${facts}`)
    return
  }
  const told = typeof error === 'object' ? (error.stack ?? `${error.type}: ${error.message}`) : error
  const message = msg !== '' && told?.includes(msg) ? facts : `${msg}${facts}`
  if (level >= failure) log.error(message || 'Something failed', told)
  else if (level >= warning) log.warn(told === undefined ? message : `${message}: ${told}`)
  else log.info(message)
}

/** Where it happened is worth reading of what nobody foresaw: not of a refusal, nor of a job, whose own error is inside. */
export function tellError(error: unknown): Told | string {
  if (!(error instanceof Error)) return String(error)
  const isRefusal = isForeseen(error)
  const { cause } = error
  // What names its cause, or was worded for an editor, says where it happened. A query is not repeated: it holds what was typed.
  const isPlain = isRefusal || 'args' in error || isDatabaseAway(error) || cause instanceof Error || isWorded(error)
  const isQuery = error.message.startsWith('Failed query') && cause instanceof Error
  return {
    type: error.constructor.name,
    message: isQuery ? `Failed query: ${cause.message}` : messageForLog(error),
    ...(isRefusal ? { isRefusal: true as const } : {}),
    ...(isPlain ? {} : { stack: error.stack }),
  }
}

/** A refusal that names a person to whom it answers has other words for the log. */
function messageForLog(error: Error): string {
  const { inLog, originalError } = error as { inLog?: unknown; originalError?: unknown }
  if (originalError instanceof Error) return messageForLog(originalError)
  return typeof inLog === 'string' ? inLog : error.message
}

/** By its status: the build holds several copies of Payload's classes, and GraphQL wraps what it was told. */
function isForeseen(error: Error): boolean {
  const { status, originalError } = error as { status?: unknown; originalError?: unknown }
  if (originalError instanceof Error) return isForeseen(originalError)
  return typeof status === 'number' && status < 500
}

const isWorded = (error: Error): boolean => 'isPublic' in error && error.isPublic === true

export function tellJob(job: unknown): object {
  const { id, taskSlug, input, totalTried } = (job ?? {}) as Record<string, unknown>
  return { id, taskSlug, input, totalTried }
}
