import { setTimeout as sleep } from 'node:timers/promises'
import { send, cmsOrigin } from '../cms/cms'
import { type Publishing } from '../publishing/publishing'

const list = '/en/about-us/news'
const pollMs = 10
const day = { summary: 'In short.', publishedOn: '2026-03-02T00:00:00.000Z' }

/** What an editor may leave to the clock, and the status that readers get before and after. */
export const scheduled = { embargo: [404, 200], publish: [404, 200], withdraw: [200, 410] } as const
export type ScheduledKind = keyof typeof scheduled
/** In milliseconds after its moment: when readers still saw what was before, and when they first saw what is after. */
export type Punctuality = { kind: ScheduledKind; lastBefore: number; firstAfter: number }

/** Leaves one item to the clock; give it to `watch` to see when it happens. Moments are whole seconds, as editors choose them. */
export async function leaveToClock(
  site: Publishing,
  kind: ScheduledKind,
  { title, due }: { title: string; due: Date },
) {
  const { admin, add } = site
  const path = `${list}/${title.toLowerCase().replaceAll(' ', '-')}`
  if (kind === 'embargo') {
    await add('news', { title, ...day, embargoUntil: due.toISOString() })
    return { kind, path, due }
  }
  const id = await add('news', { title, ...day, _status: kind === 'publish' ? 'draft' : 'published' })
  if (kind === 'withdraw') await site.until(path, ({ status }) => status === 200)
  const asked = { at: due.toISOString(), type: kind === 'withdraw' ? 'unpublish' : 'publish' }
  const url = `${cmsOrigin(site.place)}/api/news/${id}/schedule?locale=en`
  const answer = await send(url, { method: 'POST', token: admin.token, body: asked })
  if (answer.status !== 200) throw new Error(`The schedule was refused: ${answer.words}`)
  return { kind, path, due }
}

type Left = Awaited<ReturnType<typeof leaveToClock>>

export async function watch(site: Publishing, { kind, path, due }: Left): Promise<Punctuality> {
  const [before, after] = scheduled[kind]
  let lastBefore = -Infinity
  for (;;) {
    const asked = Date.now() - due.getTime()
    const { status } = await site.read(path).catch(() => ({ status: 0 }))
    if (status === after) return { kind, lastBefore, firstAfter: Date.now() - due.getTime() }
    if (status === before) lastBefore = asked
    await sleep(pollMs)
  }
}

export const inSeconds = (seconds: number): Date => new Date((Math.floor(Date.now() / 1000) + seconds) * 1000)

export function testSchedules(site: () => Publishing): void {
  it.each(Object.keys(scheduled) as ScheduledKind[])(
    'shows readers at its moment, and not before, what an editor left to the clock: %s (N13, ED-1)',
    async (kind) => {
      const left = await leaveToClock(site(), kind, { title: `Left to ${kind}`, due: inSeconds(4) })
      const { lastBefore, firstAfter } = await watch(site(), left)

      expect(lastBefore).toBeGreaterThan(-4500)
      expect(firstAfter).toBeGreaterThanOrEqual(0)
    },
  )
}
