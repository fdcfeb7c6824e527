import { environment } from '../environment'
import { log } from '../log'
import { keepSpans } from './span'

/**
 * Begins to keep spans where an address for them is set; gives what sends the last of them. Where none is set, the code that sends
 * is not loaded.
 */
export async function openTracing(service: string): Promise<() => Promise<void>> {
  const url = environment.tracesUrl()
  if (url === undefined) return () => Promise.resolve()
  const { openExporter } = await import('./exporter')
  const exporter = openExporter({ url, service, headers: readHeaders(environment.tracesHeaders()), report: log.warn })
  keepSpans(exporter.keep)
  return async () => {
    keepSpans(undefined)
    await exporter.close()
  }
}

/** As OpenTelemetry writes a list of headers: name=value, separated by commas, values with percent signs. */
export const readHeaders = (list: string): Record<string, string> =>
  Object.fromEntries(
    list
      .split(',')
      .map((entry) => /^\s*([\w-]+)\s*=\s*(.*?)\s*$/.exec(entry))
      .flatMap((found) => (found ? [[(found[1] ?? '').toLowerCase(), decode(found[2] ?? '')]] : [])),
  )

function decode(value: string): string {
  try {
    return decodeURIComponent(value)
  } catch {
    return value
  }
}
