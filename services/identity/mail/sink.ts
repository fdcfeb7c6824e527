import { once } from 'node:events'
import { type AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import PostalMime from 'postal-mime'
import { SMTPServer } from 'smtp-server'

export type ReceivedLetter = { recipient: string; subject: string; body: string }

export type Sink = { port: number; close: () => Promise<void> }

const loopback = '127.0.0.1'
const mostBytes = 1_000_000

/** A mail server that delivers to nobody: whatever is sent on this machine is kept to be read. */
export async function openSink(keep: (letter: ReceivedLetter) => Promise<void>): Promise<Sink> {
  const server = new SMTPServer({
    // Senders keep their connections: closing does not wait until they end them.
    closeTimeout: 50,
    disabledCommands: ['AUTH', 'STARTTLS'],
    size: mostBytes,
    logger: false,
    onData: (stream, session, done) => {
      const recipients = session.envelope.rcptTo.map(({ address }) => address)
      buffer(stream)
        .then((bytes) => PostalMime.parse(bytes))
        .then(({ subject = '', text = '' }) =>
          Promise.all(recipients.map((recipient) => keep({ recipient, subject, body: text.trim() }))),
        )
        .then(
          () => done(),
          (error: unknown) => done(error instanceof Error ? error : new Error(String(error))),
        )
    },
  })
  server.on('error', () => undefined) // a sender that hangs up is no loss of ours
  server.listen(0, loopback)
  await once(server.server, 'listening')
  const { port } = server.server.address() as AddressInfo
  return { port, close: () => new Promise((resolve) => server.close(() => resolve())) }
}
