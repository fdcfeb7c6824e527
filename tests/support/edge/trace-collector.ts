import { createServer } from 'node:http'
import { type AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import * as z from 'zod'
import { closeAll, listen } from './servers'

const attribute = z.object({ key: z.string(), value: z.record(z.string(), z.unknown()) })
const span = z.object({
  traceId: z.string().regex(/^[0-9a-f]{32}$/),
  spanId: z.string().regex(/^[0-9a-f]{16}$/),
  parentSpanId: z.string().optional(),
  name: z.string(),
  kind: z.number(),
  startTimeUnixNano: z.string().regex(/^\d{19}$/),
  endTimeUnixNano: z.string().regex(/^\d{19}$/),
  attributes: z.array(attribute),
  status: z.object({ code: z.number() }).optional(),
})
const sent = z.object({
  resourceSpans: z.array(
    z.object({
      resource: z.object({ attributes: z.array(attribute) }),
      scopeSpans: z.array(z.object({ spans: z.array(span) })),
    }),
  ),
})

type Taken = z.output<typeof span> & { service: string }

/** Takes traces as a collector of OpenTelemetry does, with the form of OTLP over HTTP checked. */
export async function openCollector() {
  const spans: Taken[] = []
  const asked: { path: string; authorization: string | undefined; body: string }[] = []
  const answers = { status: 200 }
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      asked.push({ path: request.url ?? '', authorization: request.headers.authorization, body })
      if (answers.status === 200) spans.push(...readSpans(body))
      response.writeHead(answers.status, { 'content-type': 'application/json' }).end('{}')
    })
  })
  await listen(server, 0)
  const { port } = server.address() as AddressInfo
  /** From the beginning of its trace down to a span, by their names. */
  const pathTo = (found: Taken): string[] => {
    const above = spans.find(({ spanId, traceId }) => spanId === found.parentSpanId && traceId === found.traceId)
    return [...(above ? pathTo(above) : []), found.name]
  }
  return {
    ...{ spans, asked, answers, url: `http://127.0.0.1:${port}` },
    paths: () => spans.map((one) => pathTo(one).join(' > ')).sort(),
    /** Of one trace, the services and names from its beginning down to each span. */
    pathTo,
    close: () => closeAll(server),
  }
}

export type Collector = Awaited<ReturnType<typeof openCollector>>

function readSpans(body: string): Taken[] {
  return sent.parse(JSON.parse(body)).resourceSpans.flatMap(({ resource, scopeSpans }) => {
    const service = String(resource.attributes.find(({ key }) => key === 'service.name')?.value['stringValue'])
    return scopeSpans.flatMap(({ spans }) => spans.map((one) => ({ ...one, service })))
  })
}
