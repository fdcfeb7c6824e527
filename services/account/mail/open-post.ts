import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import { type toSigning } from '../../../src/config/mail-signing'

/** A mail server; or a folder of this machine, to be read there. */
export type PostWay = { smtpUrl: string | undefined; folder: string | undefined; signing?: Signing }

type Signing = ReturnType<typeof toSigning>
type Address = { name: string; address: string }

export type Letter = {
  from: Address
  to: string | Address
  replyTo?: Address
  /** The same letter sent twice is known as one. */
  messageId: string
  subject: string
  text: string
  html?: string
  /** A calendar that programs of mail act on. */
  invitation?: { method: string; text: string }
  headers?: Readonly<Record<string, string>>
}

/** Ends once the letter was taken. */
export type Post = (letter: Letter) => Promise<unknown>

const patienceMs = 10_000

/** How letters leave this installation; undefined where there is no way. */
export function openPost({ smtpUrl, folder, signing }: PostWay): Post | undefined {
  if (smtpUrl !== undefined) {
    const server = createTransport({
      url: smtpUrl,
      ...signing,
      // A connection for each letter would cost more than the letter.
      pool: true,
      connectionTimeout: patienceMs,
      greetingTimeout: patienceMs,
      socketTimeout: patienceMs,
    })
    return (letter) => server.sendMail(toMail(letter))
  }
  if (folder === undefined) return undefined
  const paper = createTransport({ ...signing, streamTransport: true, buffer: true })
  return async (letter) => {
    const { message } = await paper.sendMail(toMail(letter))
    await mkdir(folder, { recursive: true })
    const name = `${new Date().toISOString().replaceAll(':', '-')}-${letter.messageId.slice(1, 12)}.eml`
    await writeFile(join(folder, name), message as Buffer)
  }
}

const toMail = ({ invitation, headers, ...letter }: Letter) => ({
  ...letter,
  headers: { ...headers },
  ...(invitation ? { icalEvent: { method: invitation.method, filename: 'event.ics', content: invitation.text } } : {}),
})
