import { defaultLocale } from '../../../src/config/locales'
import { firm } from '../../../src/firm/firm'
import { mainWords } from '../../../src/i18n/words'
import { type Letter, openPost, type PostWay } from '../mail/open-post'
import { type Enquiries, type KeptEnquiry } from './enquiries'

export type MailPlace = PostWay & { from: string; to: string }

const roundMs = 10_000

/** What the firm reads. The subject names nobody: it is shown on locked screens. */
function toLetter(enquiry: KeptEnquiry, { from, to }: MailPlace): Letter {
  const { reference, name, email, organisation, country, topic, message, locale, consent, receivedAt } = enquiry
  const words = mainWords(defaultLocale)
  const lines = [
    `${words('contact.topic')}: ${words(`contact.topic-${topic}`)}`,
    `${words('contact.name')}: ${name}`,
    `${words('contact.email')}: ${email}`,
    `${words('contact.organisation')}: ${organisation}`,
    `${words('contact.country')}: ${country}`,
    `Received ${receivedAt.toISOString()}, form in ${locale}, wording of consent ${consent}`,
  ]
  return {
    from: { name: `${firm.name} website`, address: from },
    to,
    // An address is data, never a list of addresses with names.
    replyTo: { name: '', address: email },
    messageId: `<${reference.toLowerCase()}@${from.replace(/^.*@/, '')}>`,
    subject: `Enquiry ${reference}: ${words(`contact.topic-${topic}`)}`,
    text: `${lines.join('\n')}\n\n${message}\n`,
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
