import { type LookupAddress, promises as dns } from 'node:dns'
import { type IncomingMessage, request as askHttp } from 'node:http'
import { request as askHttps } from 'node:https'
import { type LookupFunction } from 'node:net'
import { firm } from '../../../src/firm/firm'
import { isPublicAddress } from './public-address'

/** By what the owner of another site knows us, and finds us in robots.txt. */
export const agent = `${firm.name.replace(/[^A-Za-z0-9]/g, '')}-LinkCheck`
const patienceMs = 10_000
const mostBytes = 100_000

export type Asked = { method: 'HEAD' | 'GET'; url: URL; keepsBody?: boolean }
export type Answered = { status: number; location: string | undefined; body: string }

/** Which addresses may be asked; tests add their own machine. */
export type Allows = (address: string, port: number) => boolean

export const allowsPublic: Allows = (address, port) => (port === 80 || port === 443) && isPublicAddress(address)

/** An address that nobody outside may make us ask, such as one of this machine's own network. */
export class ClosedAddress extends Error {}

/**
 * One request, which follows nothing and keeps little. The name is looked up here and the very address that was looked at is
 * asked, so that a name which changes its address in between gains nothing.
 */
export function askPolitely({ method, url, keepsBody = false }: Asked, allows: Allows): Promise<Answered> {
  const port = Number(url.port || (url.protocol === 'https:' ? 443 : 80))
  const lookup: LookupFunction = (host, _, done) => {
    findAllowed(host, port, allows).then(
      (found) => done(null, [found]),
      (error: unknown) => done(error as NodeJS.ErrnoException, []),
    )
  }
  const ask = url.protocol === 'https:' ? askHttps : askHttp
  return new Promise((resolve, reject) => {
    if (isLiteral(url.hostname) && !allows(bare(url.hostname), port)) {
      reject(closedFor(url.hostname))
      return
    }
    const headers = { 'user-agent': `${agent}/1.0`, accept: '*/*' }
    const options = { method, headers, lookup, agent: false, signal: AbortSignal.timeout(patienceMs) }
    const call = ask(url, options, (answer) => readAnswer(answer, keepsBody, resolve))
    call.on('error', reject)
    call.end()
  })
}

/** What comes after enough is not waited for. */
function readAnswer(answer: IncomingMessage, keepsBody: boolean, resolve: (answered: Answered) => void): void {
  const { statusCode: status = 0, headers } = answer
  const done = (body: string) => {
    answer.destroy()
    resolve({ status, location: headers.location, body })
  }
  if (!keepsBody) {
    done('')
    return
  }
  let body = ''
  answer.setEncoding('utf8')
  answer.on('data', (piece: string) => {
    body += piece
    if (body.length > mostBytes) done(body.slice(0, mostBytes))
  })
  answer.on('end', () => done(body))
}

const bare = (host: string): string => host.replace(/^\[|\]$/g, '')
const isLiteral = (host: string): boolean => /^\[|^[\d.]+$/.test(host)
const closedFor = (host: string): ClosedAddress => new ClosedAddress(`${host} is not an address of the open internet`)

/** A name with one closed address is refused whole: which of them is asked would be chance. */
async function findAllowed(host: string, port: number, allows: Allows): Promise<LookupAddress> {
  const found = await dns.lookup(host, { all: true })
  const [first] = found
  if (!first || found.some(({ address }) => !allows(address, port))) throw closedFor(host)
  return first
}
