import { type IncomingMessage } from 'node:http'

/** Where a request comes from. The edge says so, and who reaches a service past it is taken at their own address. */
export function toSender({ headers, socket }: Pick<IncomingMessage, 'headers' | 'socket'>): string {
  const [first = ''] = [headers['x-forwarded-for'] ?? ''].flat().join().split(',')
  return (first.trim() || (socket.remoteAddress ?? '')).replace(/^::ffff:/, '')
}
