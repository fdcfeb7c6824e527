import { noteSpan } from '../../shared/tracing/span'

export type Stage = 'read' | 'plan' | 'render' | 'check' | 'store' | 'search' | 'switch'

/** How long each stage of a publication takes. What passes between two marks belongs to the later one. */
export class Stopwatch {
  readonly startedAt = Date.now()
  private readonly spent = new Map<Stage, number>()
  private last = performance.now()

  mark(stage: Stage): void {
    const now = performance.now()
    noteSpan({ name: stage }, performance.timeOrigin + this.last)
    this.spent.set(stage, (this.spent.get(stage) ?? 0) + now - this.last)
    this.last = now
  }

  seconds(): Record<Stage, number> {
    const of = (stage: Stage) => toSeconds(this.spent.get(stage) ?? 0)
    return {
      read: of('read'),
      plan: of('plan'),
      render: of('render'),
      check: of('check'),
      store: of('store'),
      search: of('search'),
      switch: of('switch'),
    }
  }
}

export const toSeconds = (ms: number): number => Math.round(ms) / 1000
