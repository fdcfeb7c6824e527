import { type Payload, type PayloadRequest } from 'payload'
import { isLocale, type Locale } from '../../../../src/config/locales'
import { rolesOf } from '../../access/access'
import { mayDo } from '../../access/actions'
import { record } from '../../audit/record'
import { inTransaction } from '../in-transaction'
import { withdrawLanguage } from '../languages/withdraw-language'
import { Refusal } from '../refusal'
import { tellMoment } from '../reviews/tell-moment'
import { aboutOf, recordFailure, type Scheduled } from './record-failure'
import { refuseVainSchedule, type ScheduleInput } from './schedule-problem'

type Input = ScheduleInput & { user?: { value: number } }
type Edition = { collection: string; id: number; locale: Locale }
type Task = { slug: string; handler: (args: { input: Input; req: PayloadRequest }) => Promise<unknown> }
type Queue = (args: { task?: string; input?: Input; waitUntil?: Date; req?: PayloadRequest }) => Promise<unknown>

const taskName = 'schedulePublish'
const jobCollection = 'payload-jobs'

/**
 * Payload lets everybody who can sign in schedule a publication, or cancel one, and tells nobody when one fails. It has
 * hooks for none of this short of running every job through all of them, so its three doors are watched here.
 */
export function watchSchedules(payload: Payload): void {
  watchQueue(payload)
  watchRun(payload)
  const jobs = payload.config.collections.find(({ slug }) => slug === jobCollection)
  jobs?.hooks.beforeDelete.push(({ id, req }) => recordCancel(req, id))
}

function watchQueue(payload: Payload): void {
  const jobs = payload.jobs as unknown as { queue: Queue }
  const queue = jobs.queue.bind(jobs)
  jobs.queue = async (args) => {
    if (args.task !== taskName) return queue(args)
    const { input = {}, waitUntil } = args
    return inTransaction(payload, async (req) => {
      await requirePublisher(req, input)
      await refuseVainSchedule(req, input, waitUntil)
      const job = await queue({ ...args, req })
      const note = `${input.type === 'unpublish' ? 'Withdraw' : 'Publish'} ${waitUntil ? tellMoment(waitUntil, { language: 'en' }) : 'at once'}`
      await record(req, { what: 'schedule', ...(await aboutOf(req, scheduledBy(input))), note })
      return job
    })
  }
}

async function requirePublisher(req: PayloadRequest, { user }: Input): Promise<void> {
  const scheduler =
    user && (await req.payload.findByID({ collection: 'users', id: user.value, disableErrors: true, req }))
  if (!mayDo(rolesOf(scheduler), 'publish')) throw new Refusal('Only an editor can schedule a publication.')
}

function watchRun(payload: Payload): void {
  const tasks = (payload.config.jobs.tasks ?? []) as unknown as Task[]
  const task = tasks.find(({ slug }) => slug === taskName)
  if (!task) throw new Error('Payload has no task for scheduled publication any more.')
  const run = task.handler
  task.handler = async (args) => {
    try {
      await requireScheduler(payload, args.input)
      return await (isOfOneLanguage(args.input) ? changeOne(payload, args.input) : run(args))
    } catch (error) {
      await recordFailure(payload, scheduledBy(args.input), error)
      throw error
    }
  }
}

/** It happens in the name of the person who scheduled it, under the rules for them: without them there is no one to ask. */
async function requireScheduler(payload: Payload, { user }: Input): Promise<void> {
  const scheduler = user && (await payload.db.findOne({ collection: 'users', where: { id: { equals: user.value } } }))
  if (scheduler) return
  throw new Refusal('The account of the person who scheduled this is gone, so nothing was changed. Schedule it again.')
}

/**
 * Payload's own task forgets for which language a withdrawal was meant, and publishes a language with the switch that an
 * earlier withdrawal left off.
 */
const isOfOneLanguage = ({ locale }: Input): boolean => isLocale(locale ?? '')

function changeOne(payload: Payload, { type, doc, locale = '', user }: Input): Promise<unknown> {
  return inTransaction(payload, async (req) => {
    if (!doc || !user || !isLocale(locale)) throw new Error('The schedule does not say what to publish or withdraw.')
    const scheduler = await req.payload.findByID({ collection: 'users', id: user.value, depth: 0, req })
    req.user = { ...scheduler, collection: 'users' }
    const edition = { collection: doc.relationTo, id: Number(doc.value), locale }
    if (type === 'unpublish') await withdrawLanguage(req, edition)
    else await publishLanguage(req, edition)
    return { output: {} }
  })
}

const publishLanguage = (req: PayloadRequest, { locale, ...edition }: Edition): Promise<unknown> =>
  req.payload.update({
    ...edition,
    locale,
    fallbackLocale: false,
    publishSpecificLocale: locale,
    data: { _status: 'published', live: true },
    depth: 0,
    overrideAccess: false,
    req,
  })

/** Payload takes a finished job away itself, in nobody's name. */
async function recordCancel(req: PayloadRequest, id: number | string): Promise<void> {
  if (!req.user) return
  if (!mayDo(rolesOf(req.user), 'publish')) throw new Refusal('Only an editor can cancel a scheduled publication.')
  const job = await req.payload.findByID({ collection: jobCollection as 'users', id, depth: 0, req })
  const { input } = job as unknown as { input?: Input }
  if (!input?.doc) return
  const scheduled = { ...scheduledBy(input), who: Number(req.user.id) }
  await record(req, { what: 'cancel-schedule', ...(await aboutOf(req, scheduled)) })
}

const scheduledBy = ({ doc, locale, user }: Input): Scheduled => ({
  collection: doc?.relationTo ?? '',
  id: Number(doc?.value),
  locale,
  who: user?.value,
})
