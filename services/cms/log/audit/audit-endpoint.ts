import { type Endpoint } from 'payload'
import { auditKeyOf, type AuditReport } from '../../../shared/secrets/audit-key'
import { environment } from '../../environment'
import { hasKey } from '../../request/has-key'
import { auditLog, type Finding } from './audit'

const mostLines = 50

/** What `npm run tool -- audit-log` asks. In the CMS's own process: there Payload is ready, and its settings are the right ones. */
export const auditEndpoint: Endpoint = {
  path: '/audit-log',
  method: 'post',
  handler: async ({ headers, payload, searchParams }) => {
    if (!hasKey(headers, auditKeyOf(environment.secret()))) {
      return Response.json({ errors: [{ message: 'A key is needed.' }] }, { status: 401 })
    }
    const { documents, findings, problems } = await auditLog(payload, searchParams.get('check') === 'true')
    const lines = findings.slice(0, mostLines).map(toLine)
    return Response.json({ documents, differences: findings.length, lines, problems } satisfies AuditReport)
  },
}

const toLine = ({ operation, type, itemId, locale, address }: Finding): string =>
  `${operation.padEnd(11)} ${type} ${itemId} ${locale}${address === null ? '' : ` ${address}`}`
