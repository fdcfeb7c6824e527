import { planSite } from '../../../src/plan/plan-site'
import { Content } from '../../../src/plan/store/content'
import { readLiveRows } from '../../../src/plan/store/live-rows'
import { type Ask } from '../../../src/plan/store/read-log'

/** The pages that a log comes to: their paths, and each as its template is given it. */
export async function planOfLog(ask: Ask): Promise<{ paths: string[]; json: (path: string) => string }> {
  const rows = await readLiveRows(ask)
  const { pages } = planSite(new Content([...rows.live.values()]), {
    now: '2026-05-12T12:00:00.000Z',
    origin: 'https://example.com',
  })
  return { paths: [...pages.keys()], json: (path) => JSON.stringify(pages.get(path)?.context ?? null) }
}
