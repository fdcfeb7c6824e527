import { createHmac } from 'node:crypto'

/** Opens the audit of the publication log to the person who holds the CMS's secret, without sending that. */
export const auditKeyOf = (cmsSecret: string): string =>
  createHmac('sha256', cmsSecret).update('audit-log').digest('hex')

export type AuditReport = {
  documents: number
  /** How many editions differ, and the first of them in words. */
  differences: number
  lines: string[]
  problems: string[]
}
