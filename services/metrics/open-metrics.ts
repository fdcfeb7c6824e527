import { type IncomingMessage, type ServerResponse } from 'node:http'
import { describeProcess, type Family } from './describe-process'

export type Metrics = {
  /** Counts a request until its answer has ended. */
  count: (request: IncomingMessage, response: ServerResponse) => void
  /** In the form that Prometheus reads. */
  toText: () => string
}

/** Names and meanings of what every service counts of itself; docs/metrics.md lists them. */
export const requestMetrics = {
  site_http_requests_total: ['counter', 'Requests that were answered, by method and class of status.'],
  site_http_requests_aborted_total: ['counter', 'Requests whose client left before the answer had ended.'],
  site_http_requests_open: ['gauge', 'Requests that are being answered now.'],
  site_http_request_seconds: ['histogram', 'From the head of a request to the end of its answer.'],
} as const

const bounds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]
// What a client may call its method is the client's; a label of every one of them would be memory for the asking.
const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])

/** How long requests took: a few numbers, however many there were. */
function openHistogram(own: string) {
  const buckets = bounds.map(() => 0)
  let [count, sum] = [0, 0]
  return {
    add: (seconds: number): void => {
      count += 1
      sum += seconds
      for (const [position, bound] of bounds.entries())
        if (seconds <= bound) buckets[position] = (buckets[position] ?? 0) + 1
    },
    toLines: (): string[] => [
      ...bounds.map((bound, position) => `_bucket{${own},le="${bound}"} ${buckets[position] ?? 0}`),
      `_bucket{${own},le="+Inf"} ${count}`,
      `_sum{${own}} ${sum}`,
      `_count{${own}} ${count}`,
    ],
  }
}

/** What one process counts of the requests that it answers; a few numbers, whatever is asked. */
export function openMetrics(service: string): Metrics {
  const own = `service="${service}"`
  const answered = new Map<string, number>()
  const lasted = openHistogram(own)
  let [open, aborted] = [0, 0]

  const finish = (request: IncomingMessage, response: ServerResponse, seconds: number): void => {
    open -= 1
    if (!response.writableFinished) aborted += 1
    const method = methods.has(request.method ?? '') ? request.method : 'other'
    const labels = `method="${method}",code="${Math.floor(response.statusCode / 100)}xx"`
    answered.set(labels, (answered.get(labels) ?? 0) + 1)
    lasted.add(seconds)
  }
  const samples = (): Record<keyof typeof requestMetrics, string[]> => ({
    site_http_requests_total: [...answered].sort().map(([labels, value]) => `{${own},${labels}} ${value}`),
    site_http_requests_aborted_total: [`{${own}} ${aborted}`],
    site_http_requests_open: [`{${own}} ${open}`],
    site_http_request_seconds: lasted.toLines(),
  })
  return {
    count: (request, response) => {
      open += 1
      const started = performance.now()
      response.once('close', () => finish(request, response, (performance.now() - started) / 1000))
    },
    toText: () => {
      const told = samples()
      const requests = Object.entries(requestMetrics).map(([name, [type, help]]) =>
        toFamily({ name, type, help, lines: told[name as keyof typeof requestMetrics] }),
      )
      return [...requests, ...describeProcess(own).map(toFamily)].join('')
    },
  }
}

const toFamily = ({ name, type, help, lines }: Family): string =>
  `# HELP ${name} ${help}\n# TYPE ${name} ${type}\n${lines.map((line) => `${name}${line}\n`).join('')}`
