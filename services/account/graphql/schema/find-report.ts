import { type Reader } from '../../records/report-shares'
import { type KeptReport } from '../../records/reports'
import { askerOf, type Context } from '../context'
import { notFound } from '../refusals'
import { type ShownReport } from './report'

const isId = (id: string): boolean => /^[0-9a-f-]{36}$/.test(id)

/** Who asks, as a share names people. The provider is asked for their address only where one is named. */
export async function readerOf(context: Context): Promise<Reader> {
  const { sub, findVerifiedEmail } = askerOf(context)
  const organisations = (await context.organisations()).map(({ id }) => id)
  const today = context.now.toISOString().slice(0, 'YYYY-MM-DD'.length)
  const needsAddress =
    organisations.length > 0 && (await context.sources.reportShares.needsAddress(organisations, today))
  const address = needsAddress ? await findVerifiedEmail().catch(() => undefined) : undefined
  return { sub, organisations, address, today }
}

/** A report of their own, or one that a colleague shares with them. */
export async function findReport(context: Context, id: string): Promise<KeptReport & Pick<ShownReport, 'share'>> {
  if (!isId(id)) throw notFound()
  const { reports, reportShares } = context.sources
  const own = await reports.find(askerOf(context).sub, id)
  if (own) return own
  const share = await reportShares.find(id, await readerOf(context))
  const [found] = share ? await reports.findShared([id]) : []
  if (!found) throw notFound()
  return { ...found, share }
}
