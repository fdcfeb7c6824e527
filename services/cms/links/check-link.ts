import { type Allows, type Answered, askPolitely, ClosedAddress } from './ask-politely'
import { allowsPath } from './robots'

/** `unasked`: its site does not want to be asked, which says nothing about the link. */
export type LinkState = 'works' | 'moved' | 'broken' | 'unasked'
export type Checked = { state: LinkState; status: number | null; reason: string }

const mostHops = 5
const refusesHead = new Set([403, 404, 405, 501])
// The page is there and will not have a program: no reason to trouble an editor.
const isForPeople = new Set([401, 403, 429])

export type Checker = { check: (url: string) => Promise<Checked> }

/** Asks each address as a polite visitor does. What a site says to programs is read once for all its addresses. */
export function createChecker(allows: Allows): Checker {
  const robots = new Map<string, Promise<string>>()
  const robotsOf = ({ origin }: URL): Promise<string> => {
    const known = robots.get(origin) ?? readRobots(origin, allows)
    robots.set(origin, known)
    return known
  }

  const ask = async (url: URL): Promise<Answered> => {
    const head = await askPolitely({ method: 'HEAD', url }, allows)
    return refusesHead.has(head.status) ? askPolitely({ method: 'GET', url }, allows) : head
  }

  const check = async (address: string): Promise<Checked> => {
    let url = new URL(address)
    let isMoved = false
    for (let hop = 0; hop <= mostHops; hop += 1) {
      if (!/^https?:$/.test(url.protocol)) return broken(null, `leads to ${url.protocol}`)
      if (!allowsPath(await robotsOf(url), url.pathname + url.search)) return unasked('its robots.txt asks not to')
      const { status, location } = await ask(url)
      const isRedirect = status >= 300 && status < 400 && location !== undefined
      if (!isRedirect) return toChecked(status, isMoved ? url.href : undefined)
      isMoved ||= status === 301 || status === 308
      url = new URL(location, url)
    }
    return broken(null, `leads on more than ${mostHops} times`)
  }

  return { check: (address) => check(address).catch((error: unknown) => toFailure(error)) }
}

function toChecked(status: number, movedTo: string | undefined): Checked {
  if (isForPeople.has(status)) return { ...unasked(`answers ${status} to programs`), status }
  if (status >= 400 || status === 0) return broken(status, `answers ${status}`)
  return movedTo === undefined ? { state: 'works', status, reason: '' } : { state: 'moved', status, reason: movedTo }
}

const broken = (status: number | null, reason: string): Checked => ({ state: 'broken', status, reason })
const unasked = (reason: string): Checked => ({ state: 'unasked', status: null, reason })

function toFailure(error: unknown): Checked {
  if (error instanceof ClosedAddress) return broken(null, error.message)
  const { code = '', name = '' } = error as { code?: string; name?: string }
  if (name === 'TimeoutError' || name === 'AbortError') return broken(null, 'does not answer within ten seconds')
  if (code === 'ENOTFOUND') return broken(null, 'has no address: its name is not known')
  return broken(null, code === '' ? 'cannot be reached' : `cannot be reached (${code})`)
}

/** No file, no rule; and a site that fails to answer for it is asked nothing else either. */
async function readRobots(host: string, allows: Allows): Promise<string> {
  const { status, body } = await askPolitely(
    { method: 'GET', url: new URL(`${host}/robots.txt`), keepsBody: true },
    allows,
  )
  if (status >= 500) return 'User-agent: *\nDisallow: /'
  return status === 200 ? body : ''
}
