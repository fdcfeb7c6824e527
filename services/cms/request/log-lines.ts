import { APIError, type Config } from 'payload'

type Told = { type: string; message: string; stack?: string | undefined }

/**
 * One line for each thing that happened. Payload's own would print a job with its whole configuration for every failure,
 * and the way through its code for every refusal.
 */
export const logLines = {
  options: {
    base: null,
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    serializers: { err: tellError, error: tellError, job: tellJob },
  },
} satisfies Config['logger']

/** Where it happened is worth reading of what nobody foresaw: not of a refusal, nor of a job, whose own error is inside. */
export function tellError(error: unknown): Told | string {
  if (!(error instanceof Error)) return String(error)
  const isForeseen = error instanceof APIError && error.status < 500
  const isOfJob = 'args' in error
  return {
    type: error.constructor.name,
    message: error.message,
    ...(isForeseen || isOfJob ? {} : { stack: error.stack }),
  }
}

export function tellJob(job: unknown): object {
  const { id, taskSlug, input, totalTried } = (job ?? {}) as Record<string, unknown>
  return { id, taskSlug, input, totalTried }
}
