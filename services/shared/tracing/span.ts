import { AsyncLocalStorage } from 'node:async_hooks'
import { randomBytes } from 'node:crypto'
import { createLogId, currentLogId } from '../log-id'

/** Where in a trace something happens. */
export type Place = { traceId: string; spanId: string }

export type Kind = 'internal' | 'server' | 'client'
export type Facts = Readonly<Record<string, string | number>>

/** Something that took time. No address, token, value of a question or name of a person belongs here. */
export type Span = Place & {
  parentId: string | undefined
  name: string
  kind: Kind
  /** Milliseconds since 1970, with fractions. */
  startedAt: number
  endedAt: number
  facts: Facts
  hasFailed: boolean
}

/** What is under way, and whether something below it is part of the same trace. */
type Open = Place & { isParent: boolean }
type State = { open: AsyncLocalStorage<Open>; keep: ((span: Span) => void) | undefined }

// On the global object, as the ids of the log: the pages of the CMS have a copy of this module.
const key = Symbol.for('services.tracing')
const shared = globalThis as { [key]?: State }
const state: State = shared[key] ?? { open: new AsyncLocalStorage<Open>(), keep: undefined }
shared[key] = state

/** From now on spans are kept, by this; undefined ends it. */
export function keepSpans(keep: State['keep']): void {
  state.keep = keep
}

export const isTracing = (): boolean => state.keep !== undefined

export const traceHeader = 'traceparent'

/** A trace is called as the lines of the log: the one finds the other. W3C's ids are twice as long. */
const toTraceId = (logId: string): string => logId.padStart(32, '0')

const wellFormed = /^00-(?!0{32})([0-9a-f]{32})-(?!0{16})([0-9a-f]{16})-[0-9a-f]{2}$/

export function findPlace(text: unknown): Place | undefined {
  const [, traceId, spanId] = (typeof text === 'string' && wellFormed.exec(text)) || []
  return traceId === undefined || spanId === undefined ? undefined : { traceId, spanId }
}

/** The place of work that a log id and the span above it name. */
export const placeIn = (logId: string, spanId: string): Place => ({ traceId: toTraceId(logId), spanId })

/** Where this is done, as W3C writes it, for who goes on with it elsewhere; undefined where nothing is traced. */
export function currentPlace(): string | undefined {
  const open = isTracing() ? state.open.getStore() : undefined
  if (!open) return undefined
  open.isParent = true
  return `00-${open.traceId}-${open.spanId}-01`
}

/** The span in hand, for what has the id of the log already. */
export const currentSpanId = (): string | undefined => findPlace(currentPlace())?.spanId

/** For a service of the house. Others are not told. */
export function traceHeaders(): Record<string, string> {
  const place = currentPlace()
  return place === undefined ? {} : { [traceHeader]: place }
}

export type Named = { name: string; kind?: Kind; facts?: Facts }
type Timed = { startedAt: number; endedAt?: number; hasFailed?: boolean }

const now = (): number => performance.timeOrigin + performance.now()

function keep(
  { name, kind = 'internal', facts = {} }: Named,
  place: Place,
  timed: Timed & { parentId?: string },
): void {
  const { startedAt, endedAt = now(), hasFailed = false, parentId } = timed
  const { traceId, spanId } = place
  state.keep?.({ traceId, spanId, parentId, name, kind, startedAt, endedAt, facts, hasFailed })
}

const newSpanId = (): string => randomBytes(8).toString('hex')

const openBelow = (above: Place | undefined): Open => ({
  traceId: above?.traceId ?? toTraceId(currentLogId() ?? createLogId()),
  spanId: newSpanId(),
  isParent: false,
})

export type Begun = {
  /** What is done in here, awaited work included, is below it. */
  within: <Result>(run: () => Result) => Result
  /** Says that it has ended, unless it should be said only of what others went on with. */
  end: (more?: { facts?: Facts; hasFailed?: boolean; onlyAsParent?: boolean }) => void
}

/** Begins a span below a place, or a trace. */
export function beginSpan(named: Named, above: Place | undefined): Begun {
  const open = openBelow(above)
  const startedAt = now()
  const parent = above === undefined ? {} : { parentId: above.spanId }
  return {
    within: (run) => state.open.run(open, run),
    end: ({ facts, hasFailed = false, onlyAsParent = false } = {}) => {
      if (onlyAsParent && !open.isParent) return
      keep({ ...named, facts: { ...named.facts, ...facts } }, open, { startedAt, hasFailed, ...parent })
    },
  }
}

/** Does it below a place, or as a trace of its own. Where nothing is traced, it is only done. */
export async function tracedAt<Result>(
  above: Place | undefined,
  named: Named,
  run: () => Promise<Result>,
): Promise<Result> {
  if (!isTracing()) return run()
  const { within, end } = beginSpan(named, above)
  try {
    const result = await within(run)
    end()
    return result
  } catch (error) {
    end({ hasFailed: true })
    throw error
  }
}

/** Does it as a part of the trace in hand. Outside of one, it is only done: nobody asked for it. */
export function traced<Result>(named: Named, run: () => Promise<Result>): Promise<Result> {
  const above = findPlace(currentPlace())
  return above ? tracedAt(above, named, run) : run()
}

/** Says of something that has ended when it began. */
export function noteSpan(named: Named, startedAt: number, above = findPlace(currentPlace())): void {
  if (!above || !isTracing()) return
  keep(named, openBelow(above), { startedAt, parentId: above.spanId })
}
