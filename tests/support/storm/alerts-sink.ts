import { appendFileSync } from 'node:fs'
import { SMTPServer } from 'smtp-server'
import { createRandom } from './random'

// A mail server that writes down what it took, has a bad hour now and then, and does not know some people at all.
const [port = '', file = '', seed = ''] = process.argv.slice(2)
const random = createRandom(Number(seed))
const busy = (responseCode: number) => Object.assign(new Error('Later, please'), { responseCode })
const isBusy = (oneOf: number) => random.below(oneOf) === 0

const read = (text: string) => ({
  id: /^message-id: *(\S+)/im.exec(text)?.[1] ?? '',
  told: [...new Set(text.replace(/=\r\n/g, '').match(/storm-(?:article|law)-\d+/g))],
})

const server = new SMTPServer({
  disabledCommands: ['AUTH', 'STARTTLS'],
  onRcptTo: ({ address }, _session, done) => {
    if (address.startsWith('refused')) done(Object.assign(new Error('No such person'), { responseCode: 550 }))
    else done(isBusy(20) ? busy(450) : undefined)
  },
  onData: (stream, session, done) => {
    const parts: Buffer[] = []
    stream.on('data', (part: Buffer) => parts.push(part))
    stream.on('end', () => {
      if (isBusy(20)) {
        done(busy(451))
        return
      }
      const to = session.envelope.rcptTo[0]?.address
      appendFileSync(file, `${JSON.stringify({ to, ...read(Buffer.concat(parts).toString()) })}\n`)
      // It has the letter, and its answer is lost.
      done(isBusy(10) ? busy(451) : undefined)
    })
  },
})
server.on('error', () => undefined)
server.listen(Number(port), '127.0.0.1')
