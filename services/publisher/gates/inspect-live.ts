import { setTimeout as sleep } from 'node:timers/promises'
import { match } from '../../../src/routes/match'
import { type Blobs } from '../../releases/store/blobs'
import { type Ahead, toDataPath, toPagePath } from '../page-printer'
import { readContext } from '../renderer/page-data'

/** What readers see, and how a page of it is checked against the gates. */
export type LiveSight = Pick<Ahead, 'manifest' | 'inspect'> & { paths: () => readonly string[] }

type Parts = { look: () => LiveSight | undefined; blobs: Blobs; calledOff: AbortSignal }
/** By its path, what is wrong with a page. */
export type Faults = Map<string, string>

const busyMs = 1000

/**
 * What is wrong with pages that are live already: those of the first build passed no gate, and a link may have died since.
 * It takes half of the time that publishing leaves.
 */
export async function inspectLive(parts: Parts, only?: ReadonlySet<string>): Promise<Faults> {
  const faults: Faults = new Map()
  const sight = await untilCalm(parts)
  for (const path of sight.paths().filter((one) => only?.has(one) ?? true)) {
    const began = performance.now()
    const message = await inspectOne(path, parts)
    if (message !== undefined) faults.set(path, message)
    await sleep(performance.now() - began, undefined, { signal: parts.calledOff })
  }
  return faults
}

async function untilCalm({ look, calledOff }: Parts): Promise<LiveSight> {
  for (;;) {
    const sight = look()
    if (sight) return sight
    await sleep(busyMs, undefined, { signal: calledOff })
  }
}

async function inspectOne(path: string, parts: Parts): Promise<string | undefined> {
  const { manifest } = await untilCalm(parts)
  const { number } = manifest
  const read = (at: string) => {
    const entry = manifest.entries.get(at)
    return entry?.kind === 'file' ? parts.blobs.read(entry.blob) : undefined
  }
  const [html, data] = [await read(toPagePath(path)), await read(toDataPath(path))]
  const template = match(path)?.route
  // What was published meanwhile has been checked against the gates, or is gone.
  const sight = parts.look()
  if (!html || !data || template === undefined || sight?.manifest.number !== number) return undefined
  return sight.inspect({ path, template, json: readContext(data.toString()) }, html.toString())?.message
}
