export type Limits = {
  bodyBytes: number
  /** How long a client may take to say what it wants. */
  headersMs: number
  /** In each such time a body that is being sent must grow by `paceBytes`. */
  paceMs: number
  paceBytes: number
  /** How many connections there may be at once. */
  connections: number
  /** How long a service may take to begin its answer. Open websockets and streams may then last. */
  answerMs: number
  /** How long requests in hand may take once the edge was told to stop. */
  closeMs: number
}

export const usualLimits: Limits = {
  bodyBytes: 25_000_000,
  headersMs: 10_000,
  // A kilobyte a second: the slowest line that somebody uploads by is faster, and a stall of some seconds is forgiven.
  paceMs: 15_000,
  paceBytes: 15_000,
  connections: 4096,
  answerMs: 60_000,
  closeMs: 1000,
}
