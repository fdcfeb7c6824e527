import { setTimeout as sleep } from 'node:timers/promises'
import * as z from 'zod'
import { findHead } from '../../../services/site/find-head'
import { cmsOrigin } from '../cms/cms'
import { type Publishing } from '../publishing/publishing'

const patienceMs = 900_000

const status = z.object({
  phase: z.string(),
  head: z.number(),
  waiting: z.number(),
  release: z.number(),
  held: z.array(z.object({ path: z.string(), message: z.string() })),
})

/** When readers see everything that the log says. */
export async function untilSettled(site: Publishing) {
  const started = Date.now()
  const log = { logUrl: `${cmsOrigin(site.place)}/publications/graphql`, siteKey: site.secrets['SITE_KEY'] ?? '' }
  while (Date.now() - started < patienceMs) {
    await sleep(200)
    const now = await fetch(`${site.edge}/publisher/status.json`, { headers: site.operator })
      .then(async (answer) => (answer.ok ? status.parse(await answer.json()) : undefined))
      .catch(() => undefined)
    const head = await findHead(log).catch(() => undefined)
    if (now?.phase === 'idle' && now.waiting === 0 && now.head === head)
      return { head, release: now.release, held: now.held, settledAfter: (Date.now() - started) / 1000 }
  }
  throw new Error(`The publisher is stuck: not everything that is published is live after ${patienceMs / 1000} s.`)
}
