import { type IncomingMessage } from 'node:http'
import { isIP } from 'node:net'

type Asked = Pick<IncomingMessage, 'headers' | 'socket'>

const shorten = (address: string): string => address.trim().replace(/^::ffff:(?=\d+\.)/i, '')
const listOf = (told: string | readonly string[] | null | undefined): string[] => [told ?? ''].flat().join().split(',')

/** Where a request comes from. The edge says so, and who reaches a service past it is taken at their own address. */
export const toSender = ({ headers, socket }: Asked): string =>
  firstSender(headers['x-forwarded-for']) ?? shorten(socket.remoteAddress ?? '')

/** The same where only the header is left of a request. */
export function firstSender(told: string | readonly string[] | null | undefined): string | undefined {
  const [first = ''] = listOf(told)
  return shorten(first) || undefined
}

/** For the edge, whom nobody tells: the nearest address that is none of ours. What stands before that in the list is a claim. */
export function senderBehind({ headers, socket }: Asked, trusted: readonly string[]): string {
  const own = socket.remoteAddress ?? ''
  const way = [...listOf(headers['x-forwarded-for']), own].map(shorten)
  const sender = way.findLast((address) => !trusted.includes(address)) ?? ''
  return isIP(sender) === 0 ? own : sender
}
