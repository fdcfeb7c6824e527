import { createTransport } from 'nodemailer'
import { firm } from '../../../src/firm/firm'
import { type Words } from '../words/en'

export type Postman = {
  /** Sends a letter; `parts` are its paragraphs between greeting and ending. */
  send: (to: string, letter: { subject: string; parts: string[] }, words: Words) => Promise<void>
  close: () => void
}

const sender = `"${firm.name}" <${firm.senders.signIn}>`
/** A text message goes the way of the letters: there is no telephone in this machine. */
const toMailbox = (to: string): string => (to.startsWith('+') ? `${to.slice(1)}@sms.example.com` : to)

export function openPostman(port: number): Postman {
  const transport = createTransport({ host: '127.0.0.1', port, secure: false, ignoreTLS: true, pool: true })
  return {
    send: async (to, { subject, parts }, { letters }) => {
      const text = [letters.greeting, ...parts, letters.ending].join('\n\n')
      // An address is data, never a list of addresses with names.
      await transport.sendMail({ from: sender, to: { name: '', address: toMailbox(to) }, subject, text })
    },
    close: () => transport.close(),
  }
}
