import { connect } from 'node:tls'

const answerMs = 10_000

/** Until when the certificate of an address holds; undefined where it has none. One that has ended is read all the same. */
export function readCertificateEnd(address: string): Promise<Date | undefined> {
  const { protocol, hostname, port } = new URL(address)
  if (protocol !== 'https:') return Promise.resolve(undefined)
  return new Promise((resolve, reject) => {
    // Nothing is said to it, so it need not be trusted.
    const socket = connect({
      host: hostname,
      servername: hostname,
      port: Number(port || 443),
      rejectUnauthorized: false,
    })
    socket.setTimeout(answerMs, () => socket.destroy(new Error(`${hostname} does not answer`)))
    socket.once('secureConnect', () => {
      resolve(new Date(socket.getPeerCertificate().valid_to))
      socket.end()
    })
    socket.once('error', reject)
  })
}
