export type Limits = {
  bodyBytes: number
  /** How long a service may take to begin its answer. Open websockets and streams may then last. */
  answerMs: number
  /** How long requests in hand may take once the edge was told to stop. */
  closeMs: number
}

export const usualLimits: Limits = { bodyBytes: 25_000_000, answerMs: 60_000, closeMs: 1000 }

export const serverLimits = { headersTimeout: 10_000, requestTimeout: 300_000, maxHeaderSize: 16_384 }
