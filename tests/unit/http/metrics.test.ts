import { type AddressInfo } from 'node:net'
import { openServer } from '../../../services/http/open-server'
import { hasKey } from '../../../services/shared/secrets/has-key'

const key = 'the key of operators'

describe('the numbers of a service (AD-5)', () => {
  const server = openServer(
    (request, response) => {
      response.statusCode = request.url === '/broken' ? 503 : 200
      response.end('done')
    },
    { metrics: { service: 'edge', mayRead: ({ headers }) => hasKey(headers.authorization, key) } },
  )
  let origin: string
  beforeAll(async () => {
    await new Promise<void>((open) => server.listen(0, '127.0.0.1', open))
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  })
  afterAll(() => new Promise((closed) => server.close(closed)))

  const ask = async (path: string, headers: Record<string, string> = {}, method = 'GET') => {
    const response = await fetch(origin + path, { method, headers: { ...headers, connection: 'close' } })
    return { type: response.headers.get('content-type'), text: await response.text() }
  }
  const valueOf = (text: string, sample: string): number => {
    const line = text.split('\n').find((one) => one.startsWith(`${sample} `))
    return Number(line?.slice(sample.length))
  }

  it('count each request once, by method and outcome, and how long it took', async () => {
    await ask('/')
    await ask('/broken')
    await ask('/', {}, 'POST')
    const { type, text } = await ask('/metrics', { authorization: `Bearer ${key}` })

    expect(type).toContain('version=0.0.4')
    expect(valueOf(text, 'site_http_requests_total{service="edge",method="GET",code="2xx"}')).toBe(1)
    expect(valueOf(text, 'site_http_requests_total{service="edge",method="GET",code="5xx"}')).toBe(1)
    expect(valueOf(text, 'site_http_requests_total{service="edge",method="POST",code="2xx"}')).toBe(1)
    expect(valueOf(text, 'site_http_request_seconds_count{service="edge"}')).toBe(3)
    expect(valueOf(text, 'site_http_request_seconds_bucket{service="edge",le="+Inf"}')).toBe(3)
    expect(valueOf(text, 'site_http_requests_open{service="edge"}')).toBe(0)
    expect(valueOf(text, 'site_process_resident_memory_bytes{service="edge"}')).toBeGreaterThan(1e6)
  })

  it('are what Prometheus reads: each with its meaning, its kind and numbers', async () => {
    const { text } = await ask('/metrics', { authorization: `Bearer ${key}` })
    const lines = text.trimEnd().split('\n')
    const odd = lines.filter(
      (line) =>
        !/^# (HELP site_\w+ \S.*|TYPE site_\w+ (counter|gauge|histogram))$|^site_\w+\{[^}]+\} [\d.e+-]+$/.test(line),
    )

    expect(odd).toEqual([])
    expect(text.endsWith('\n')).toBe(true)
  })

  it('are shown to nobody without the key', async () => {
    expect((await ask('/metrics')).text).toBe('done')
    expect((await ask('/metrics', { authorization: 'Bearer guessed' })).text).toBe('done')
  })
})
