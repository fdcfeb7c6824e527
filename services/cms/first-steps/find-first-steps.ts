import { sql } from '@payloadcms/db-postgres/drizzle'
import { type Payload } from 'payload'
import { mayDo } from '../access/actions'
import { databaseOf } from '../log/transaction'
import { type Live, type Step, toSteps } from './to-steps'

/** What a new firm has not done yet, in the order in which it is best done; nothing once there is a site. */
export async function findFirstSteps(payload: Payload): Promise<Step[]> {
  const [{ docs }, { rows }] = await Promise.all([
    payload.find({ collection: 'users', pagination: false, depth: 0, overrideAccess: true, select: { roles: true } }),
    databaseOf(payload).execute(sql`
      select type, locale, address from publication_heads
       where operation = 'publish' and (type in ('settings', 'legal-notice', 'menu')
          or type = 'page' and (address = '/' || locale or address like '%/data-privacy'))`),
  ])
  const approvers = (docs as { roles?: string[] | null }[]).filter(({ roles }) => mayDo(roles, 'approve')).length
  const steps = toSteps(rows as unknown as Live[], approvers)
  return steps.every(({ isDone }) => isDone) ? [] : steps
}
