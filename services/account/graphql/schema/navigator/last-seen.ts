import { type VisitsOf } from '../../../navigator/book/last-seen'
import { askerOf, type Context } from '../../context'

/**
 * Since when what changes in a jurisdiction is new to the asker: since they read it; where they never did, since their last
 * visit to the dashboard, if any. The dashboard and the navigator's pages count by this one moment, so they agree.
 */
export async function lastSeenOf(context: Context): Promise<VisitsOf> {
  const { sub } = askerOf(context)
  const { navVisits, personal } = context.sources
  const [visits, dashboard] = await Promise.all([navVisits.listOf(sub), personal.visits.before(sub)])
  return (service) => {
    const read = visits.get(service)
    return {
      get: (jurisdiction) => {
        const at = read?.get(jurisdiction)
        if (at) return { at, isRead: true }
        return dashboard && { at: dashboard, isRead: false }
      },
    }
  }
}
