'use client'

import { TextareaInput, useAuth, useDocumentInfo, useField, useFormFields, useTranslation } from '@payloadcms/ui'
import { type ChangeEvent } from 'react'
import { type Review, type ReviewState } from '../fields/review'
import { sayIn } from '../words/admin-language'
import { reviewWords } from '../words/review-words'
import { tellDay, tellOwnMoment } from '../workflow/reviews/tell-moment'
import { AskedOf } from './asked-of'
import { ItemComments } from './item-comments'
import { ItemHistory } from './item-history'
import { OpenForms } from './open-forms'
import { PageLinks } from './page-links'
import { PublicationState } from './publication-state'
import { ReadingHints } from './reading-hints'
import './review-panel.css'
import { ReviewSteps } from './review-steps'
import { StaleDialog } from './stale-dialog'
import { StartLanguage } from './start-language'
import { useNames } from './use-names'
import { useNeedsApproval } from './use-needs-approval'
import { UsedInDialog } from './used-in-dialog'
import { WhereUsed } from './where-used'

function useReview(): Review {
  const names = ['state', 'writers', 'approvedBy', 'approvedAt', 'reviewer', 'dueOn', 'returnedBy'] as const
  const values = useFormFields(([fields]) => names.map((name) => fields[`review.${name}`]?.value))
  return Object.fromEntries(names.map((name, position) => [name, values[position]]))
}

/** Where this language's text stands, and the step that comes next for the person who looks at it. */
export function ReviewPanel() {
  const { id } = useDocumentInfo()
  const words = sayIn(reviewWords, useTranslation().i18n)
  const roles = (useAuth().user as { roles?: string[] } | null)?.roles
  const note = useField<string>({ path: 'review.note' })
  const { state, writers, approvedBy, reviewer, returnedBy } = useReview()
  const names = useNames([...(writers ?? []), approvedBy, reviewer, returnedBy])
  const now = state ?? 'draft'
  const isFree = !useNeedsApproval() && now === 'draft'

  return (
    <section className="review-panel field-type" aria-label={words.review}>
      {id === undefined ? null : <OpenForms />}
      {id === undefined ? null : <PageLinks />}
      {id === undefined ? null : <StartLanguage />}
      <h3>{words.heading}</h3>
      <p>{isFree ? words.free : words.told[now]}</p>
      <Made names={names} />
      <Asking now={now} names={names} />
      <TextareaInput
        path="review.note"
        label={words.note}
        description={words.noteHint}
        value={note.value}
        onChange={(event: ChangeEvent<HTMLTextAreaElement>) => note.setValue(event.target.value)}
      />
      <ReviewSteps now={now} roles={roles} />
      {id === undefined ? null : <PublicationState />}
      {id === undefined ? null : <ItemComments />}
      {id === undefined ? null : <ReadingHints />}
      {id === undefined ? null : <UsedWhere />}
      <StaleDialog />
      {id === undefined ? null : <ItemHistory roles={roles} />}
    </section>
  )
}

const UsedWhere = () => (
  <>
    <WhereUsed />
    <UsedInDialog />
  </>
)

/** Who wrote it, and who approved it. */
function Made({ names }: { names: ReturnType<typeof useNames> }) {
  const { writers, approvedBy, approvedAt } = useReview()
  const { i18n } = useTranslation()
  const words = sayIn(reviewWords, i18n)
  return (
    <>
      {writers?.length ? (
        <p className="review-quiet">
          {words.writtenBy} {names(writers)}
        </p>
      ) : null}
      {approvedBy && approvedAt ? (
        <p className="review-quiet">
          {words.approvedBy} {names([approvedBy])}, {tellOwnMoment(approvedAt, i18n)}
        </p>
      ) : null}
    </>
  )
}

/** Whom a draft is sent to and by when; then whom it was sent to, and who gave it back. */
function Asking({ now, names }: { now: ReviewState; names: ReturnType<typeof useNames> }) {
  const { reviewer, dueOn, returnedBy } = useReview()
  const { i18n } = useTranslation()
  const words = sayIn(reviewWords, i18n)
  if (now === 'approved') return null
  if (now === 'in-review') {
    const lawyer = reviewer ? names([reviewer]) : words.anyLawyer
    return <p className="review-quiet">{`${words.askedOf(lawyer)}${dueOn ? words.by(tellDay(dueOn, i18n)) : ''}`}</p>
  }
  return (
    <>
      {returnedBy ? (
        <p className="review-quiet">
          {words.sentBackBy} {names([returnedBy])}
        </p>
      ) : null}
      <AskedOf />
    </>
  )
}
