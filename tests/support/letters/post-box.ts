import { once } from 'node:events'
import { type AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { openPost, type Post } from '../../../services/account/mail/open-post'

export type Taken = { to: string; text: string }

/** A mail server that keeps what it takes; addresses that begin with "refused" it does not know. */
export async function openPostBox() {
  const taken: Taken[] = []
  const server = new SMTPServer({
    // Senders keep their connections: closing does not wait until they end them.
    closeTimeout: 50,
    disabledCommands: ['AUTH', 'STARTTLS'],
    onRcptTo: ({ address }, _session, done) =>
      done(
        address.startsWith('refused') ? Object.assign(new Error('No such person'), { responseCode: 550 }) : undefined,
      ),
    onData: (stream, session, done) => {
      const parts: Buffer[] = []
      stream.on('data', (part: Buffer) => parts.push(part))
      stream.on('end', () => {
        const text = Buffer.concat(parts).toString()
        for (const { address: to } of session.envelope.rcptTo) taken.push({ to, text })
        done()
      })
    },
  })
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  const { port } = server.server.address() as AddressInfo
  const post = openPost({ smtpUrl: `smtp://127.0.0.1:${port}`, folder: undefined }) as Post
  return { taken, post, close: () => new Promise<void>((resolve) => server.close(resolve)) }
}
