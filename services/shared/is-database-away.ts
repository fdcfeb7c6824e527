// https://www.postgresql.org/docs/18/errcodes-appendix.html: lost, shutting down, starting, full; and those of sockets.
const codes = /^(?:08\w{3}|57P0[123]|53300|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND)$/
// What the driver says without a code of any kind, and Payload without its cause.
const words =
  /^Connection terminated|^Error: cannot begin transaction|timeout exceeded when trying to connect|the connection is closed|the database system is (?:starting|shutting|not yet)/i

/** Whether an error, or what caused it, is that the database could not be reached or went away. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code } = error as { code?: unknown }
  return (typeof code === 'string' && codes.test(code)) || words.test(error.message) || isDatabaseAway(error.cause)
}
