import { type IncomingMessage } from 'node:http'

export const announcedBytes = ({ headers }: IncomingMessage): number => Number(headers['content-length'] ?? 0)

export const announcesBody = (request: IncomingMessage): boolean =>
  request.headers['transfer-encoding'] !== undefined || announcedBytes(request) > 0
