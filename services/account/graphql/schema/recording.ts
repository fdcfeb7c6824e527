import { can } from '../../../../src/access/can'
import { toWatchAddress } from '../../watching/watched'
import { askerOf, type Context } from '../context'
import { notFound, toRefusal } from '../refusals'
import { byAnybodySignedIn } from '../rules'
import { builder } from './builder'

builder.queryField('recordingOf', (t) =>
  t.string({
    description: 'Opens the recording of an event for those who may watch it, for ten minutes.',
    extensions: byAnybodySignedIn,
    args: { event: t.arg.id({ required: true }) },
    resolve: async (_root, { event }, context) => {
      const id = /^[1-9]\d{0,8}$/.test(event) ? Number(event) : 0
      const { screenings, signed } = context.sources
      const screening = screenings.find(id)
      if (screening?.recording === undefined) throw notFound()
      const resource = { kind: 'recording' as const, event, isForClients: screening.isForClients }
      const decision = can({ ...(await subjectOf(context)), registeredFor: await eventsOf(context) }, 'watch', resource)
      if (!decision.allow) throw toRefusal(decision)
      return toWatchAddress(signed, 'recording', { event: id, now: context.now })
    },
  }),
)

async function subjectOf(context: Context) {
  const subject = await context.subject()
  if (!subject) throw notFound()
  return subject
}

/** By their numbers, those that they have a place at. */
async function eventsOf(context: Context): Promise<string[]> {
  const { sub, findVerifiedEmail } = askerOf(context)
  const all = await context.sources.registrations.listOf(sub, await findVerifiedEmail())
  return all.filter(({ state }) => state === 'registered').map(({ event }) => String(event))
}
