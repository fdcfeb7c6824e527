import { messageOf } from '../log'
import { type Span } from './span'

export type ExporterParts = {
  /** Where OTLP is taken, without /v1/traces. */
  url: string
  headers: Readonly<Record<string, string>>
  service: string
  report: (line: string) => void
  everyMs?: number
}

export type Exporter = { keep: (span: Span) => void; close: () => Promise<void> }

// Beyond these, spans are lost rather than memory.
const mostWaiting = 4096
const mostAtOnce = 512
const usualMs = 2000
const answerMs = 5000
// A service that ends has little time.
const lastMs = 1000

const kinds = { internal: 1, server: 2, client: 3 } as const
const failed = 2

type Waiting = { spans: Span[]; lost: number }
type Outcome = 'taken' | 'refused' | 'later'

/** Sends spans to a collector as OTLP over HTTP in JSON. It may be away: the service does not mind. */
export function openExporter({ everyMs = usualMs, ...parts }: ExporterParts): Exporter {
  const waiting: Waiting = { spans: [], lost: 0 }
  const tell = tellOnce(parts.report)
  let sending: Promise<void> | undefined

  const sendAll = async (limitMs: number) => {
    let outcome: Outcome = 'taken'
    while (waiting.spans.length > 0 && outcome === 'taken') {
      const batch = waiting.spans.splice(0, mostAtOnce)
      outcome = await send(batch, parts, { limitMs, tell })
      if (outcome === 'later') waiting.spans.unshift(...batch.slice(0, mostWaiting - waiting.spans.length))
    }
    if (waiting.lost > 0)
      parts.report(`${waiting.lost} spans were lost: the collector of traces took none for too long`)
    waiting.lost = 0
  }
  const flush = (limitMs = answerMs): Promise<void> =>
    (sending ??= sendAll(limitMs).finally(() => {
      sending = undefined
    }))
  const timer = setInterval(() => void flush(), everyMs)
  timer.unref()
  return {
    keep: (span) => {
      if (waiting.spans.length < mostWaiting) waiting.spans.push(span)
      else waiting.lost += 1
    },
    close: async () => {
      clearInterval(timer)
      await sending
      await flush(lastMs)
    },
  }
}

type Tell = (problem: string | undefined) => void
type Sending = { limitMs: number; tell: Tell }

async function send(
  spans: readonly Span[],
  { url, headers, service }: ExporterParts,
  { limitMs, tell }: Sending,
): Promise<Outcome> {
  try {
    const response = await fetch(`${url.replace(/\/+$/, '')}/v1/traces`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify(toOtlp(service, spans)),
      signal: AbortSignal.timeout(limitMs),
      redirect: 'error',
    })
    await response.body?.cancel()
    tell(response.ok ? undefined : `it answered ${response.status}`)
    if (response.ok) return 'taken'
    return response.status === 429 || response.status >= 500 ? 'later' : 'refused'
  } catch (error) {
    tell(messageOf(error instanceof Error && error.cause instanceof Error ? error.cause : error))
    return 'later'
  }
}

/** A collector that is away is one line in the log, and another when it is back. */
function tellOnce(report: ExporterParts['report']): Tell {
  let told: string | undefined
  return (problem) => {
    if (problem === told) return
    report(problem === undefined ? 'The collector of traces is back' : `The collector of traces takes none: ${problem}`)
    told = problem
  }
}

const toOtlp = (service: string, spans: readonly Span[]) => ({
  resourceSpans: [
    {
      resource: { attributes: toAttributes({ 'service.name': service }) },
      scopeSpans: [{ scope: { name: 'site' }, spans: spans.map(toOtlpSpan) }],
    },
  ],
})

const toOtlpSpan = ({ traceId, spanId, parentId, name, kind, startedAt, endedAt, facts, hasFailed }: Span) => ({
  ...{ traceId, spanId, name, kind: kinds[kind] },
  ...(parentId === undefined ? {} : { parentSpanId: parentId }),
  startTimeUnixNano: toNanoseconds(startedAt),
  endTimeUnixNano: toNanoseconds(endedAt),
  attributes: toAttributes(facts),
  ...(hasFailed ? { status: { code: failed } } : {}),
})

const microsecondsInMs = 1000

/** As text, as OTLP has it: a number of JavaScript does not hold so many digits. */
const toNanoseconds = (ms: number): string => `${Math.round(ms * microsecondsInMs)}000`

const toAttributes = (facts: Span['facts']) =>
  Object.entries(facts).map(([key, value]) => ({
    key,
    value: typeof value === 'number' ? { intValue: String(Math.round(value)) } : { stringValue: value },
  }))
