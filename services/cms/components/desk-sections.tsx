import { type Payload } from 'payload'
import { formatAdminURL } from 'payload/shared'
import { nameOf } from '../../../src/config/locales'
import { findTitle } from '../audit/titles'
import { findAssigned } from '../comments/comments'
import { findContent } from '../log/facts'
import { databaseOf } from '../log/transaction'
import { type DeskWords } from '../words/desk-words'
import { labelIn } from '../words/labels/label-in'
import { tellReply } from '../words/replies/tell-reply'
import { findOwnDrafts } from '../workflow/find-own-drafts'
import { findApproved } from '../workflow/reviews/find-approved'
import { findReturned } from '../workflow/reviews/find-returned'
import { findWaiting, isFor, type Waiting } from '../workflow/reviews/find-waiting'
import { tellDay } from '../workflow/reviews/tell-moment'
import { findComing } from '../workflow/schedules/find-coming'
import { findFailedSchedules } from '../workflow/schedules/find-failed-schedules'
import { findOverdue } from '../yearly-review/find-overdue'
import { DeskEntries, type Entry } from './desk-entries'
import { kindOf } from './kind-of'

type Props = { payload: Payload; words: DeskWords }

const mostShown = 20

export async function FailedSchedules({ payload, words }: Props) {
  const failed = await findFailedSchedules(payload)
  if (failed.length === 0) return null
  const toEntry = (one: Entry) => ({ ...one, note: tellReply(one.note ?? '', words.language) })
  return (
    <section className="desk-failed">
      <h2>{words.failed}</h2>
      <DeskEntries entries={failed.map(toEntry)} payload={payload} language={words.language} />
    </section>
  )
}

type Queue = Props & { heading: string; waiting: Waiting[] }

/** For a lawyer, what waits for them comes apart from what waits for another. */
export async function WaitingTexts({
  payload,
  user,
  isApprover,
  words,
}: Props & { user: number; isApprover: boolean }) {
  const waiting = await findWaiting(payload)
  const own = isApprover ? waiting.filter((one) => isFor(one, user)) : []
  const others = waiting.filter((one) => !own.includes(one))
  return (
    <>
      <WaitingQueue heading={words.waiting} waiting={own} payload={payload} words={words} />
      <WaitingQueue
        heading={isApprover ? words.waitingForAnother : words.waitingForLawyer}
        waiting={others}
        payload={payload}
        words={words}
      />
    </>
  )
}

function WaitingQueue({ heading, waiting, payload, words }: Queue) {
  if (waiting.length === 0) return null
  const entries = waiting.slice(0, mostShown).map(({ collection, id, locale, title, since, dueOn }) => ({
    ...{ collection, id, locale, title },
    ...(since ? { moment: since } : {}),
    ...(dueOn === null ? {} : { note: tellDue(dueOn, words) }),
  }))
  return (
    <section>
      <h2>
        {heading} ({waiting.length})
      </h2>
      <DeskEntries entries={entries} payload={payload} language={words.language} />
      {waiting.length > mostShown ? <Lists waiting={waiting} payload={payload} words={words} /> : null}
    </section>
  )
}

const tellDue = (dueOn: string, words: DeskWords): string =>
  dueOn.slice(0, 10) < new Date().toISOString().slice(0, 10)
    ? words.overdueSince(tellDay(dueOn, words))
    : words.by(tellDay(dueOn, words))

export async function ReturnedTexts({ payload, user, words }: Props & { user: number }) {
  const returned = await findReturned(payload, user)
  const entries = returned.map(({ changedAt, note, ...entry }) => ({
    ...entry,
    ...(note === '' ? {} : { note }),
    ...(changedAt ? { moment: changedAt } : {}),
  }))
  return <Section heading={words.returned} entries={entries} payload={payload} words={words} />
}

/** What colleagues ask of this person, at a field or about a whole text. */
export async function AssignedComments({ payload, user, words }: Props & { user: number }) {
  const assigned = await findAssigned(databaseOf(payload), user)
  const entries = await Promise.all(
    assigned.map(async ({ collection, item, locale, words: said, writerName, dueOn }): Promise<Entry[]> => {
      const content = findContent(payload, collection)
      if (!content) return []
      const title = await findTitle({ payload }, content, { id: item, locale })
      const note = `${writerName}: ${said}${dueOn === null ? '' : ` (${tellDue(dueOn, words)})`}`
      return [{ collection, id: item, locale, title, note }]
    }),
  )
  return <Section heading={words.asked} entries={entries.flat()} payload={payload} words={words} />
}

export async function ApprovedTexts({ payload, words }: Props) {
  const approved = await findApproved(payload)
  const entries = approved.map(({ approvedAt, ...entry }) => ({
    ...entry,
    ...(approvedAt ? { moment: approvedAt } : {}),
  }))
  return <Section heading={words.approved} entries={entries} payload={payload} words={words} />
}

export async function OverdueTexts({ payload, words }: Props) {
  const overdue = await findOverdue(payload)
  const entries = overdue.map(({ dueOn, ...entry }) => ({ ...entry, note: words.due(tellDay(dueOn, words)) }))
  return <Section heading={words.overdue} entries={entries} payload={payload} words={words} />
}

function Section({ heading, entries, payload, words }: Props & { heading: string; entries: Entry[] }) {
  if (entries.length === 0) return null
  return (
    <section>
      <h2>
        {heading} ({entries.length})
      </h2>
      <DeskEntries entries={entries.slice(0, mostShown)} payload={payload} language={words.language} />
    </section>
  )
}

/** The way to all of them, kind by kind and language by language. */
function Lists({ waiting, payload, words }: Props & { waiting: Waiting[] }) {
  const counts = new Map<string, Waiting[]>()
  for (const one of waiting) {
    const key = `${one.collection} ${one.locale}`
    counts.set(key, [...(counts.get(key) ?? []), one])
  }
  return (
    <p>
      {words.longest}{' '}
      {[...counts].map(([key, [first, ...rest]], position) =>
        first === undefined ? null : (
          <span key={key}>
            {position === 0 ? '' : ', '}
            <a href={listOf(payload, first)}>
              {kindOf(payload.config, first.collection, { language: words.language })} {words.inLanguage}{' '}
              {nameOf(first.locale)} ({rest.length + 1})
            </a>
          </span>
        ),
      )}
    </p>
  )
}

function listOf({ config }: Payload, { collection, locale }: Waiting): string {
  const url = formatAdminURL({ adminRoute: config.routes.admin, path: `/collections/${collection}` })
  const where = new URLSearchParams({ locale, 'where[or][0][and][0][review.state][equals]': 'in-review' })
  return `${url}?${where.toString()}`
}

export async function ComingEvents({ payload, words }: Props) {
  const coming = await findComing(payload)
  if (coming.length === 0) return null
  const entries = coming.map(({ what, at, ...entry }) => ({ ...entry, action: words.actions[what], moment: at }))
  return (
    <section>
      <h2>{words.coming}</h2>
      <DeskEntries entries={entries} payload={payload} language={words.language} />
    </section>
  )
}

export async function OwnDrafts({ payload, user, words }: Props & { user: number }) {
  const drafts = await findOwnDrafts(payload, user)
  if (drafts.length === 0) return null
  const entries = drafts.map(({ changedAt, ...entry }) => ({ ...entry, ...(changedAt ? { moment: changedAt } : {}) }))
  return (
    <section>
      <h2>{words.drafts}</h2>
      <DeskEntries entries={entries} payload={payload} language={words.language} />
    </section>
  )
}

const accessKinds = ['grants', 'product-subscriptions', 'organisations', 'client-teams', 'spaces'] as const

export function AccessKinds({ payload: { config, collections }, words: { language, ...said } }: Props) {
  const hrefOf = (slug: string) => formatAdminURL({ adminRoute: config.routes.admin, path: `/collections/${slug}` })
  return (
    <section>
      <h2>{said.access}</h2>
      <ul className="desk-entries">
        {accessKinds.map((slug) => (
          <li key={slug}>
            <a className="desk-kind" href={hrefOf(slug)}>
              {kindOf(config, slug, { form: 'plural', language })}
            </a>
            <span>{labelIn(collections[slug]?.config.admin.description, language)}</span>
          </li>
        ))}
      </ul>
      <p>
        <a href={`${hrefOf('grants')}/create`}>{said.makeGrant}</a>
      </p>
    </section>
  )
}
