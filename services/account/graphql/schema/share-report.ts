import { can, type Subject } from '../../../../src/access/can'
import { parseShareAddress, reportLimits } from '../../../../src/forms/account-report'
import { type Opening, type Share } from '../../records/report-shares'
import { askerOf, type Context } from '../context'
import { invalid, notFound, refuse, toRefusal } from '../refusals'
import { byAnybodySignedIn, seenBy, seenWithParent } from '../rules'
import { builder } from './builder'
import { findReport, readerOf } from './find-report'
import { OrganisationType } from './organisation'
import { ReportType, showReport } from './report'
import { ViewerType } from './viewer'

const mostListed = 100
const dayMs = 86_400_000

const ShareType = builder.objectRef<Share>('ReportShare').implement({
  description: 'With whom of their organisation somebody shares a report.',
  extensions: seenBy((asker: Subject | undefined, { sub }: Share) =>
    can(asker, 'read', { kind: 'own-record', of: sub }),
  ),
  fields: (t) => ({
    id: t.exposeID('id'),
    organisation: t.exposeInt('organisation'),
    address: t.string({ nullable: true, description: 'Nobody’s: all of them.', resolve: ({ address }) => address }),
    mayEdit: t.exposeBoolean('mayEdit'),
    until: t.field({ type: 'Day', description: 'The last day.', resolve: ({ until }) => until }),
    revokedAt: t.field({ type: 'Moment', nullable: true, resolve: ({ revokedAt }) => revokedAt }),
  }),
})

const OpeningType = builder.objectRef<Opening & { person: string }>('ReportOpening').implement({
  description: 'That a colleague opened it, or that somebody tried who may not.',
  extensions: seenWithParent,
  fields: (t) => ({
    id: t.exposeID('id'),
    person: t.string({
      nullable: true,
      description: 'Nobody who was refused: they may be of another organisation.',
      resolve: ({ person, isRefused }) => (isRefused ? null : person),
    }),
    isRefused: t.exposeBoolean('isRefused'),
    openedAt: t.expose('openedAt', { type: 'Moment' }),
  }),
})

type Sharing = { id: string; sub: string }

const SharingType = builder.objectRef<Sharing>('ReportSharing').implement({
  description: 'With whom a report is shared, and who opened it.',
  extensions: seenBy((asker: Subject | undefined, { sub }: Sharing) =>
    can(asker, 'read', { kind: 'own-record', of: sub }),
  ),
  fields: (t) => ({
    id: t.exposeID('id'),
    organisations: t.field({
      type: [OrganisationType],
      description: 'With whose people they may share it; none where they may not.',
      resolve: async ({ sub }, _args, context) => {
        const subject = await context.subject()
        const mayShare = (organisation: number) =>
          can(subject, 'share', { kind: 'report-of', of: sub, organisation }).allow
        return (await context.organisations()).filter(({ id }) => mayShare(id))
      },
    }),
    shares: t.field({
      type: [ShareType],
      resolve: ({ id, sub }, _args, { sources }) => sources.reportShares.listOf(sub, id),
    }),
    openings: t.field({
      type: [OpeningType],
      description: 'The newest first.',
      resolve: async ({ id }, _args, context) => {
        const found = await context.sources.reportShares.openingsOf(id, mostListed)
        const subs = [...new Set(found.map(({ sub }) => sub))]
        const names = await Promise.all(subs.map((sub) => nameColleague(context, sub)))
        return found.map((one) => ({ ...one, person: names[subs.indexOf(one.sub)] ?? one.sub }))
      },
    }),
  }),
})

/** By the name that they gave themselves, or by the address that is theirs. */
async function nameColleague({ profiles, sources }: Context, sub: string): Promise<string> {
  const profile = await profiles.load(sub).catch(() => undefined)
  return profile?.name ?? (await sources.addresses.find(sub))?.address ?? sub
}

/** One of their own: what a colleague shares cannot be shared further. */
async function findOwn(context: Context, id: string) {
  const found = await findReport(context, id)
  if (found.share || found.removedAt) throw notFound()
  return found
}

builder.queryField('reportSharing', (t) =>
  t.field({
    type: SharingType,
    extensions: byAnybodySignedIn,
    args: { id: t.arg.id({ required: true }) },
    resolve: async (_root, { id }, context) => findOwn(context, id),
  }),
)

builder.queryField('report', (t) =>
  t.field({
    type: ReportType,
    description: 'One of their own, or one that a colleague shares with them.',
    extensions: byAnybodySignedIn,
    args: { id: t.arg.id({ required: true }) },
    resolve: async (_root, { id }, context) => showReport(context, await findReport(context, id)),
  }),
)

builder.objectField(ViewerType, 'sharedReports', (t) =>
  t.field({
    type: [ReportType],
    description: 'What colleagues of the same organisation share with them.',
    resolve: async (_viewer, _args, context) => {
      const { reports, reportShares } = context.sources
      const shares = await reportShares.sharedWith(await readerOf(context), mostListed)
      const found = new Map((await reports.findShared(shares.map(({ report }) => report))).map((one) => [one.id, one]))
      const shared = shares.flatMap((share) => {
        const report = found.get(share.report)
        return report ? [{ ...report, share }] : []
      })
      return Promise.all(shared.map((report) => showReport(context, report)))
    },
  }),
)

builder.mutationField('openReport', (t) =>
  t.field({
    type: ReportType,
    description: 'Opens a report by the link to it. Those whose it is see who opened it.',
    extensions: byAnybodySignedIn,
    args: { key: t.arg({ type: 'Key', required: true }), report: t.arg.id({ required: true }) },
    resolve: async (_root, { key, report }, context) => {
      const { sub } = askerOf(context)
      const found = await findReport(context, report).catch(() => undefined)
      const isSeen =
        found?.share && can(await context.subject(), 'read', { kind: 'shared-report', ...found.share }).allow
      const isOpen = found !== undefined && (!found.share || isSeen === true)
      if (/^[0-9a-f-]{36}$/.test(report))
        await context.sources.reportShares.noteOpening(sub, { key, report, isRefused: !isOpen })
      if (!isOpen) throw notFound()
      return showReport(context, found)
    },
  }),
)

type NewShare = { organisation: number; address: string | null | undefined; until: string }

function judgeShare({ organisation, address: given, until }: NewShare, sub: string, { now, subject }: Judging) {
  const decision = can(subject, 'share', { kind: 'report-of', of: sub, organisation })
  if (!decision.allow) throw toRefusal(decision)
  const address = given == null ? undefined : parseShareAddress(given)
  if (given != null && address === undefined) throw invalid(['address'])
  const days = (Date.parse(until) - now.getTime()) / dayMs
  if (days < -1 || days > reportLimits.shareDays) throw invalid(['until'])
  return { organisation, address, until }
}
type Judging = { now: Date; subject: Subject | undefined }

builder.mutationField('shareReport', (t) =>
  t.field({
    type: ShareType,
    description: 'With a colleague by their address, or with all of an organisation, until a day.',
    extensions: byAnybodySignedIn,
    args: {
      key: t.arg({ type: 'Key', required: true }),
      report: t.arg.id({ required: true }),
      organisation: t.arg.int({ required: true }),
      address: t.arg.string(),
      mayEdit: t.arg.boolean({ required: true }),
      until: t.arg({ type: 'Day', required: true }),
    },
    resolve: async (_root, { key, report: wanted, mayEdit, ...given }, context) => {
      const { id: report, sub } = await findOwn(context, wanted)
      const judged = judgeShare({ ...given, address: given.address }, sub, {
        now: context.now,
        subject: await context.subject(),
      })
      const share = { key, report, mayEdit, ...judged }
      const made = await context.sources.reportShares.make(sub, share, reportLimits.shares)
      if (!made) throw refuse('RATE_LIMITED', 'It is shared as often as it may be.')
      return made
    },
  }),
)

builder.mutationField('endReportShare', (t) =>
  t.field({
    type: ShareType,
    description: 'Takes it back at once. Asked again, it is as it was.',
    extensions: byAnybodySignedIn,
    args: { key: t.arg({ type: 'Key', required: true }), share: t.arg.id({ required: true }) },
    resolve: async (_root, { share }, context) => {
      const isId = /^[0-9a-f-]{36}$/.test(share)
      const ended = isId ? await context.sources.reportShares.end(askerOf(context).sub, share) : undefined
      if (!ended) throw notFound()
      return ended
    },
  }),
)
