import { type PayloadRequest } from 'payload'
import { type Locale, localesIn } from '../../../src/config/locales'
import { record } from '../audit/record'
import { titleAmong } from '../audit/titles'
import { type Review } from '../fields/review'
import { findStored, type Stored } from '../log/editions/stored'
import { type ContentCollection, findContent } from '../log/facts'
import { findOpen } from '../log/transaction'
import { tellReply } from '../words/replies/tell-reply'
import { publishAgain, readEdition } from '../workflow/languages/withdraw-language'
import { digestsOf } from '../workflow/versions/digests'
import { showsIn } from '../workflow/versions/live-change'
import { answersSlug, findAnswers, type ReviewedAnswer } from './find-answers'
import { placesSlug } from './find-overdue'

/** What a lawyer looked at, and until when it is good. */
export type Confirmation = { answers: readonly { id: number; seen: string }[]; dueOn: string }

/** One receipt over everything: what was confirmed, what was left and why. */
export type Receipt = {
  reviewed: number
  left: { id: number; title: string; why: string }[]
  /** All of its answers were confirmed, so that the jurisdiction bears the new days too. */
  isWhole: boolean
}

const whyLeft = {
  gone: 'It is no longer published.',
  changed: 'Readers have something else than this page showed. Load it again.',
  pending: 'Somebody is writing a new version. Review that one.',
}

/**
 * The same words, confirmed for another year. Readers see the day and the lawyer; there is no new version, and
 * nobody is alerted.
 */
export async function confirmAnswers(req: PayloadRequest, jurisdiction: number, sent: Confirmation): Promise<Receipt> {
  const found = await findAnswers(req, jurisdiction)
  const left: Receipt['left'] = []
  const { language } = req.i18n
  let reviewed = 0
  req.context.isConfirming = true
  for (const { id, seen } of sent.answers) {
    const answer = found.find((one) => one.id === id)
    const why = findObstacle(answer, seen)
    if (!answer || why !== undefined)
      left.push({ id, title: answer?.question ?? '', why: tellReply(why ?? whyLeft.gone, language) })
    else {
      await confirmOne(req, answer, sent.dueOn)
      reviewed += 1
    }
  }
  const isWhole = reviewed > 0 && reviewed === found.length
  await notePlace(req, jurisdiction, { reviewed, dueOn: isWhole ? sent.dueOn : undefined })
  return { reviewed, left, isWhole }
}

function findObstacle(answer: ReviewedAnswer | undefined, seen: string): string | undefined {
  if (!answer) return whyLeft.gone
  if (answer.isPending) return whyLeft.pending
  return answer.seen === seen ? undefined : whyLeft.changed
}

/** The middle of the day, as the forms keep one. */
const toDay = (day: string): string => `${day.slice(0, 10)}T12:00:00.000Z`
const today = (): string => toDay(new Date().toISOString())

async function confirmOne(req: PayloadRequest, { id, languages, question }: ReviewedAnswer, dueOn: string) {
  const fields = findContent(req.payload, answersSlug)?.flattenedFields ?? []
  const reviewedBy = (req.user as { name?: string } | null)?.name ?? null
  for (const locale of languages) {
    const edition = { collection: answersSlug, id, locale }
    const live = await readEdition(req, edition, { draft: false })
    const confirmed = { ...live, reviewedAt: today(), reviewDueAt: toDay(dueOn), reviewedBy }
    // The approval was of the words, which are the same; it holds for them with their new days.
    const review = { ...(live.review as Review | null), ...digestsOf(fields, confirmed) }
    await publishAgain(req, edition, { ...confirmed, review })
  }
  await record(req, { what: 'review', collection: answersSlug, item: id, title: question })
}

type Noted = { reviewed: number; dueOn: string | undefined }

/** The receipt in the log; and the days of the jurisdiction, where nothing of it was left out. */
async function notePlace(req: PayloadRequest, id: number, { reviewed, dueOn }: Noted): Promise<void> {
  const collection = findContent(req.payload, placesSlug)
  const open = await findOpen(req)
  const [stored] = open && collection ? await findStored(open, placesSlug, { where: ['id', [id]] }) : []
  if (!collection || !stored || reviewed === 0) return
  const locale = findShown(collection, stored)
  if (dueOn !== undefined && locale !== undefined) {
    const edition = { collection: placesSlug, id, locale }
    const live = await readEdition(req, edition, { draft: false })
    await publishAgain(req, edition, { ...live, lastReviewed: today(), reviewDue: toDay(dueOn) })
  }
  const note = `${reviewed} ${reviewed === 1 ? 'answer' : 'answers'}`
  await record(req, { what: 'review', collection: placesSlug, item: id, title: titleAmong(collection, stored), note })
}

const findShown = (collection: ContentCollection, stored: Stored): Locale | undefined =>
  localesIn(collection.custom.content.set).find((locale) => showsIn(collection, stored, locale) !== undefined)
