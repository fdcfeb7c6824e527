import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import { mainWords } from '../../../src/i18n/words'
import { type Enquiries, type KeptEnquiry } from './enquiries'

export type MailPlace = {
  /** A mail server; or a folder of this machine, to be read there. */
  smtpUrl: string | undefined
  folder: string | undefined
  from: string
  to: string
}

type Letter = ReturnType<typeof toLetter>

const roundMs = 10_000
const patienceMs = 10_000

/** What the firm reads. The subject names nobody: it is shown on locked screens. */
function toLetter(enquiry: KeptEnquiry, { from, to }: MailPlace) {
  const { reference, name, email, organisation, country, topic, message, locale, consent, receivedAt } = enquiry
  const words = mainWords('en')
  const lines = [
    `${words('contact.topic')}: ${words(`contact.topic-${topic}`)}`,
    `${words('contact.name')}: ${name}`,
    `${words('contact.email')}: ${email}`,
    `${words('contact.organisation')}: ${organisation}`,
    `${words('contact.country')}: ${country}`,
    `Received ${receivedAt.toISOString()}, form in ${locale}, wording of consent ${consent}`,
  ]
  return {
    from: { name: 'Aldermoor Vane website', address: from },
    to,
    // An address is data, never a list of addresses with names.
    replyTo: { name: '', address: email },
    // The same letter sent twice is known as one.
    messageId: `<${reference.toLowerCase()}@${from.replace(/^.*@/, '')}>`,
    subject: `Enquiry ${reference}: ${words(`contact.topic-${topic}`)}`,
    text: `${lines.join('\n')}\n\n${message}\n`,
  }
}

/** How letters leave this installation; undefined where there is no way. */
function openPost({ smtpUrl, folder }: MailPlace): ((letter: Letter) => Promise<unknown>) | undefined {
  if (smtpUrl !== undefined) {
    const server = createTransport({ url: smtpUrl, connectionTimeout: patienceMs, socketTimeout: patienceMs })
    return (letter) => server.sendMail(letter)
  }
  if (folder === undefined) return undefined
  const paper = createTransport({ streamTransport: true, buffer: true })
  return async (letter) => {
    const { message } = await paper.sendMail(letter)
    await mkdir(folder, { recursive: true })
    const name = `${new Date().toISOString().replaceAll(':', '-')}-${letter.messageId.slice(1, 12)}.eml`
    await writeFile(join(folder, name), message as Buffer)
  }
}

/** Tells the firm of every enquiry by mail: at once, and again until the letter was taken. */
export function tellFirm(enquiries: Enquiries, place: MailPlace, report: (line: string) => void) {
  const post = openPost(place)
  if (!post) report('Enquiries are kept, but there is no mail server to tell the firm of them: set SMTP_URL.')
  let isDown = false
  let turn = Promise.resolve()

  const tell = async () => {
    if (!post) return
    const send = (enquiry: KeptEnquiry) => post(toLetter(enquiry, place)).then(() => undefined)
    const [failure] = await enquiries
      .handOver(send)
      .catch((error: unknown) => [error instanceof Error ? error : new Error(String(error))])
    // Said once; every enquiry is kept until a letter was taken.
    if (failure !== undefined && !isDown) {
      report(`The firm was not told of an enquiry: ${failure.message}`)
    }
    isDown = failure !== undefined
  }
  const next = () => (turn = turn.then(tell))
  const timer = setInterval(() => void next(), roundMs)
  void next()
  return {
    /** One more is there. */
    nudge: () => void next(),
    stop: async () => {
      clearInterval(timer)
      await turn
    },
  }
}
