import { setTimeout as sleep } from 'node:timers/promises'
import { type Collector } from '../edge/trace-collector'
import { type Publishing } from '../publishing/publishing'

const patienceMs = 15_000

/** What a collector of traces sees of a click: each service that had a part in it, below what led there. */
export function testTracing(parts: () => { site: Publishing; first: number; collector: Collector }): void {
  it('is one trace from the editor’s request to the edge that serves the release (AD-5)', async () => {
    const { site, first, collector } = parts()
    const headers = { authorization: `JWT ${site.admin.token}`, 'content-type': 'application/json' }
    const body = JSON.stringify({ _status: 'published', title: 'An opening in Turin' })
    const answer = await fetch(`${site.edge}/api/news/${first}?locale=en`, { method: 'PATCH', headers, body })
    await answer.text()
    await site.until('/en/about-us/news/an-opening', ({ text }) => text.includes('An opening in Turin'))
    const findEnd = () =>
      collector.spans
        .filter(({ name, service }) => name === 'serve a release' && service === 'edge')
        .map((span) => collector.pathTo(span).join(' > '))
        .find((path) => path.startsWith('PATCH /api'))
    const end = Date.now() + patienceMs
    while (findEnd() === undefined && Date.now() < end) await sleep(100)
    const told = collector.asked.map((one) => one.body).join()

    expect(answer.status).toBe(200)
    expect(findEnd()).toBe(
      'PATCH /api > PATCH /api > append to the publication log > publish > print > serve a release',
    )
    expect(collector.paths().join()).toContain('POST /publications > select')
    expect(told).not.toContain('Turin')
    expect(told).not.toContain(site.admin.token)
  })
}
