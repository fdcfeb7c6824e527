import { type IncomingMessage } from 'node:http'
import { readText } from '../../http/read-body'
import { type Answer, toPlain } from '../../http/respond'

// 4,000 Chinese characters, as a form writes them, and room for the rest.
const mostBytes = 65_536
const formType = 'application/x-www-form-urlencoded'

type Sent = { typed: URLSearchParams } | { refused: Answer }

/** What a form of a public page was sent with, or why it is not read: nobody else's page may send one in a visitor's name. */
export async function readSentForm(request: IncomingMessage): Promise<Sent> {
  const { headers } = request
  if (headers['sec-fetch-site'] === 'cross-site')
    return { refused: toPlain(403, 'This form is sent from its own page only.') }
  if (headers['content-type']?.startsWith(formType) !== true)
    return { refused: toPlain(415, `Send this as ${formType}.`) }
  const text = await readText(request, mostBytes)
  if (text === undefined) return { refused: toPlain(413, 'This is too long: 64 KB are the most.') }
  return { typed: new URLSearchParams(text) }
}
