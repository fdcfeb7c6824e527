import { appendFileSync } from 'node:fs'
import { SMTPServer } from 'smtp-server'

// A mail server that dies over its letter, in the middle of it or after it and before its answer; or that takes it and writes it down.
const [port = '', file = '', moment = ''] = process.argv.slice(2)

const server = new SMTPServer({
  disabledCommands: ['AUTH', 'STARTTLS'],
  onData: (stream, _session, done) => {
    const parts: Buffer[] = []
    stream.on('data', (part: Buffer) => {
      if (moment === 'during') process.kill(process.pid, 'SIGKILL')
      parts.push(part)
    })
    stream.on('end', () => {
      appendFileSync(file, `${JSON.stringify(Buffer.concat(parts).toString('latin1'))}\n`)
      if (moment === 'after') process.kill(process.pid, 'SIGKILL')
      done()
    })
  },
})
server.on('error', () => undefined)
server.listen(Number(port), '127.0.0.1', () => process.stdout.write('listens\n'))
