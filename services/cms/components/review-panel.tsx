'use client'

import { TextareaInput, useAuth, useDocumentInfo, useField, useFormFields } from '@payloadcms/ui'
import { type ChangeEvent } from 'react'
import { type Review, type ReviewState } from '../fields/review'
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

const told: Record<ReviewState, string> = {
  draft: 'Draft. Nobody has been asked to look at it.',
  'in-review': 'In review. A lawyer who did not write it can approve it.',
  approved: 'Approved. Any change of the text takes the approval back.',
}

const toldWhereFree = 'No approval is needed here. A lawyer can be asked all the same.'

function useReview(): Review {
  const names = ['state', 'writers', 'approvedBy', 'approvedAt', 'reviewer', 'dueOn', 'returnedBy'] as const
  const values = useFormFields(([fields]) => names.map((name) => fields[`review.${name}`]?.value))
  return Object.fromEntries(names.map((name, position) => [name, values[position]]))
}

/** Where this language's text stands, and the step that comes next for the person who looks at it. */
export function ReviewPanel() {
  const { id } = useDocumentInfo()
  const roles = (useAuth().user as { roles?: string[] } | null)?.roles
  const note = useField<string>({ path: 'review.note' })
  const { state, writers, approvedBy, approvedAt, reviewer, returnedBy } = useReview()
  const names = useNames([...(writers ?? []), approvedBy, reviewer, returnedBy])
  const now = state ?? 'draft'
  const isFree = !useNeedsApproval() && now === 'draft'

  return (
    <section className="review-panel field-type" aria-label="Review">
      {id === undefined ? null : <OpenForms />}
      {id === undefined ? null : <PageLinks />}
      {id === undefined ? null : <StartLanguage />}
      <h3>Review in this language</h3>
      <p>{isFree ? toldWhereFree : told[now]}</p>
      {writers?.length ? <p className="review-quiet">Written by {names(writers)}</p> : null}
      {approvedBy && approvedAt ? (
        <p className="review-quiet">
          Approved by {names([approvedBy])}, {tellOwnMoment(approvedAt)}
        </p>
      ) : null}
      <Asking now={now} names={names} />
      <TextareaInput
        path="review.note"
        label="Note"
        description="Saved with the next step: what to look at, or what to change."
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

/** Whom a draft is sent to and by when; then whom it was sent to, and who gave it back. */
function Asking({ now, names }: { now: ReviewState; names: ReturnType<typeof useNames> }) {
  const { reviewer, dueOn, returnedBy } = useReview()
  if (now === 'approved') return null
  if (now === 'in-review') {
    const lawyer = reviewer ? names([reviewer]) : 'any lawyer who did not write it'
    return <p className="review-quiet">{`Asked of ${lawyer}${dueOn ? `, by ${tellDay(dueOn)}` : ''}`}</p>
  }
  return (
    <>
      {returnedBy ? <p className="review-quiet">Sent back by {names([returnedBy])}</p> : null}
      <AskedOf />
    </>
  )
}
