import { type Config } from 'payload'
import { isDatabaseAway } from '../../shared/is-database-away'
import { log } from '../../shared/log'

type Told = { type: string; message: string; stack?: string | undefined }

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
  const told = typeof error === 'object' ? (error.stack ?? `${error.type}: ${error.message}`) : error
  const message = msg !== '' && told?.includes(msg) ? facts : `${msg}${facts}`
  if (level >= failure) log.error(message || 'Something failed', told)
  else if (level >= warning) log.warn(told === undefined ? message : `${message}: ${told}`)
  else log.info(message)
}

/** Where it happened is worth reading of what nobody foresaw: not of a refusal, nor of a job, whose own error is inside. */
export function tellError(error: unknown): Told | string {
  if (!(error instanceof Error)) return String(error)
  // The build holds several copies of Payload's classes, so the status says more than the class.
  const isForeseen = 'status' in error && typeof error.status === 'number' && error.status < 500
  const isOfJob = 'args' in error
  const isPlain = isForeseen || isOfJob || isDatabaseAway(error)
  return {
    type: error.constructor.name,
    message: error.message,
    ...(isPlain ? {} : { stack: error.stack }),
  }
}

export function tellJob(job: unknown): object {
  const { id, taskSlug, input, totalTried } = (job ?? {}) as Record<string, unknown>
  return { id, taskSlug, input, totalTried }
}
