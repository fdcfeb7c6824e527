import { type Payload, type PayloadRequest } from 'payload'
import { isLocale } from '../../../src/config/locales'
import { rolesOf } from '../access/access'
import { mayDo } from '../access/deeds'
import { titleIn } from '../audit/content-hooks'
import { type AuditEvent, record } from '../audit/record'
import { inTransaction } from './in-transaction'
import { Refusal } from './refusal'
import { withdrawLanguage } from './withdraw-language'

type Input = {
  type?: 'publish' | 'unpublish'
  doc?: { relationTo: string; value: number | string }
  locale?: string
  user?: { value: number }
}
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
      const job = await queue({ ...args, req })
      const note = `${input.type === 'unpublish' ? 'Withdraw' : 'Publish'} at ${waitUntil?.toISOString() ?? 'once'}`
      await record(req, { what: 'schedule', ...(await aboutOf(req, input)), note })
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
      return await (isWithdrawalOfOne(args.input) ? withdrawOne(payload, args.input) : run(args))
    } catch (error) {
      const note = error instanceof Error ? error.message : String(error)
      await inTransaction(payload, async (req) =>
        record(req, { what: 'schedule-failed', ...(await aboutOf(req, args.input)), note }),
      )
      throw error
    }
  }
}

/** Payload's own withdrawal forgets for which language it was meant, and takes all of them off. */
const isWithdrawalOfOne = ({ type, locale }: Input): boolean => type === 'unpublish' && isLocale(locale ?? '')

function withdrawOne(payload: Payload, { doc, locale = '', user }: Input): Promise<unknown> {
  return inTransaction(payload, async (req) => {
    if (!doc || !user || !isLocale(locale)) throw new Error('The schedule does not say what to withdraw.')
    const scheduler = await req.payload.findByID({ collection: 'users', id: user.value, depth: 0, req })
    req.user = { ...scheduler, collection: 'users' }
    await withdrawLanguage(req, { collection: doc.relationTo, id: Number(doc.value), locale })
    return { output: {} }
  })
}

/** Payload takes a finished job away itself, in nobody's name. */
async function recordCancel(req: PayloadRequest, id: number | string): Promise<void> {
  if (!req.user) return
  if (!mayDo(rolesOf(req.user), 'publish')) throw new Refusal('Only an editor can cancel a scheduled publication.')
  const job = await req.payload.findByID({ collection: jobCollection as 'users', id, depth: 0, req })
  const { input } = job as unknown as { input?: Input }
  if (input?.doc)
    await record(req, { what: 'cancel-schedule', ...(await aboutOf(req, input)), who: Number(req.user.id) })
}

type About = Omit<AuditEvent, 'what'>

async function aboutOf(req: PayloadRequest, { doc, locale, user }: Input): Promise<About> {
  const collection = req.payload.config.collections.find(({ slug }) => slug === doc?.relationTo)
  if (!doc || !collection) return { collection: 'unknown', who: user?.value }
  const id = Number(doc.value)
  const reading = { collection: collection.slug, id, depth: 0, draft: true, disableErrors: true, req }
  const item = await req.payload.findByID(locale === undefined ? reading : { ...reading, locale: locale })
  const title = titleIn(collection, (item as { id: number } | null) ?? { id })
  return { collection: collection.slug, item: id, title, locale, who: user?.value }
}
