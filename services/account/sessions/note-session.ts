import { type IncomingMessage } from 'node:http'
import { toSender } from '../../http/to-sender'
import { messageOf } from '../../shared/log'
import { type Addresses } from '../alerts/addresses'
import { type Asker } from '../people/find-asker'
import { type Deletions } from '../person/deletions'
import { describeBrowser, readCountry, shortenAddress } from './describe-browser'
import { type Sessions } from './sessions'

export type NoteSession = (
  request: IncomingMessage,
  asker: Pick<Asker, 'sub' | 'session' | 'issuedAt' | 'findVerifiedEmail'>,
) => void

type Parts = {
  sessions: Pick<Sessions, 'note'>
  deletions: Pick<Deletions, 'cancelOf'>
  addresses: Pick<Addresses, 'note'>
  /** The header by which a proxy in front says the country. */
  countryHeader: string | undefined
  report: (line: string) => void
}

const everyMs = 60_000
const mostRemembered = 10_000

/** Writes down where somebody is signed in, once a minute at most. Nobody waits for it. Anyone who signs in keeps their account. */
export function openSessionNotes({ sessions, deletions, addresses, countryHeader, report }: Parts): NoteSession {
  const isDue = openTurns()
  return (request, { sub, session, issuedAt, findVerifiedEmail }) => {
    const { headers } = request
    const failed = (error: unknown) => report(`A session was not noted: ${messageOf(error)}`)
    if (isDue(`${issuedAt} ${sub}`)) {
      deletions.cancelOf(sub, new Date(issuedAt * 1000)).catch(failed)
      findVerifiedEmail()
        .then((address) => addresses.note(sub, address))
        .catch(failed)
    }
    if (session === undefined || !isDue(`${session} ${sub}`)) return
    const country = countryHeader === undefined ? undefined : [headers[countryHeader.toLowerCase()] ?? []].flat()[0]
    const place = {
      ...describeBrowser(headers['user-agent'] ?? ''),
      network: shortenAddress(toSender(request)),
      country: readCountry(country),
    }
    sessions.note(sub, session, place).catch(failed)
  }
}

function openTurns() {
  const noted = new Map<string, number>()
  return (key: string): boolean => {
    const now = Date.now()
    if (now - (noted.get(key) ?? 0) < everyMs) return false
    if (noted.size >= mostRemembered) noted.clear()
    noted.set(key, now)
    return true
  }
}
