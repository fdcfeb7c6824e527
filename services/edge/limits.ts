export type Limits = {
  bodyBytes: number
  /** How long a client may take to say what it wants. */
  headersMs: number
  /** How long a service may take to begin its answer. Open websockets and streams may then last. */
  answerMs: number
  /** How long requests in hand may take once the edge was told to stop. */
  closeMs: number
}

export const usualLimits: Limits = { bodyBytes: 25_000_000, headersMs: 10_000, answerMs: 60_000, closeMs: 1000 }

export const toServerLimits = ({ headersMs }: Limits) => ({
  headersTimeout: headersMs,
  requestTimeout: 300_000,
  // Node looks for connections that took too long only so often.
  connectionsCheckingInterval: headersMs / 5,
  maxHeaderSize: 16_384,
})
