import { type IncomingMessage } from 'node:http'

/** Where a request comes from: the edge says so, and nobody else reaches this service. */
export const toSender = ({ headers, socket }: IncomingMessage): string =>
  [headers['x-forwarded-for'] ?? socket.remoteAddress ?? ''].flat().join()
