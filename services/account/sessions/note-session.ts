import { type IncomingMessage } from 'node:http'
import { messageOf } from '../../shared/log'
import { type Asker } from '../find-asker'
import { toSender } from '../to-sender'
import { describeBrowser, readCountry, shortenAddress } from './describe-browser'
import { type Sessions } from './sessions'

export type NoteSession = (request: IncomingMessage, asker: Pick<Asker, 'sub' | 'session'>) => void

type Parts = {
  sessions: Pick<Sessions, 'note'>
  /** The header by which a proxy in front says the country. */
  countryHeader: string | undefined
  report: (line: string) => void
}

const everyMs = 60_000
const mostRemembered = 10_000

/** Writes down where somebody is signed in, once a minute at most. Nobody waits for it. */
export function openSessionNotes({ sessions, countryHeader, report }: Parts): NoteSession {
  const noted = new Map<string, number>()
  return (request, { sub, session }) => {
    const { headers } = request
    const now = Date.now()
    const key = `${session ?? ''} ${sub}`
    if (session === undefined || now - (noted.get(key) ?? 0) < everyMs) return
    if (noted.size >= mostRemembered) noted.clear()
    noted.set(key, now)
    const country = countryHeader === undefined ? undefined : [headers[countryHeader.toLowerCase()] ?? []].flat()[0]
    const [sender = ''] = toSender(request).split(',')
    const place = {
      ...describeBrowser(headers['user-agent'] ?? ''),
      network: shortenAddress(sender.trim()),
      country: readCountry(country),
    }
    sessions.note(sub, session, place).catch((error: unknown) => {
      noted.delete(key)
      report(`A session was not noted: ${messageOf(error)}`)
    })
  }
}
