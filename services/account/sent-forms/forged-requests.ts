import { randomBytes, timingSafeEqual } from 'node:crypto'
import { type IncomingMessage } from 'node:http'
import { storedName } from '../../../src/config/stored-keys'
import { type Answer } from '../../http/respond'

const cookieName = storedName('forgery-mark')
const marks = new RegExp(`(?:^|; ?)${cookieName}=([0-9a-f]{32})(?=;|$)`)

type Asked = Pick<IncomingMessage, 'headers'>

const markOf = ({ headers }: Asked): string | undefined => marks.exec(headers.cookie ?? '')?.[1]

/**
 * Whether a page of ours sent this. A form of another site can send a file along with whatever cookies there are, but it can
 * neither read the mark nor set a header.
 */
export function isMarked(request: Asked): boolean {
  const mark = markOf(request)
  const said = request.headers['x-xsrf-token']
  if (mark === undefined || typeof said !== 'string' || said.length !== mark.length) return false
  return timingSafeEqual(Buffer.from(said, 'latin1'), Buffer.from(mark, 'latin1'))
}

/** Gives people who are signed in a mark with their first answer: the page's script reads it, so it is open to scripts. */
export function withMark(answer: Answer, request: Asked, siteOrigin: string): Answer {
  if (answer.status !== 200 || request.headers.authorization === undefined || markOf(request)) return answer
  const secure = siteOrigin.startsWith('https:') ? '; Secure' : ''
  const cookie = `${cookieName}=${randomBytes(16).toString('hex')}; Path=/; SameSite=Strict${secure}`
  return { ...answer, headers: { ...answer.headers, 'set-cookie': cookie } }
}
