'use client'

import { Button } from '@payloadcms/ui'
import { mayDo } from '../access/actions'
import { type ReviewState } from '../fields/review'
import { useNeedsApproval } from './use-needs-approval'
import { useReviewStep } from './use-review-step'

type Props = { now: ReviewState; roles: readonly string[] | undefined }

const steps = [
  { words: 'Send for review', to: 'in-review', from: ['draft'], action: 'draft' },
  { words: 'Approve', to: 'approved', from: ['in-review'], action: 'approve' },
  { words: 'Back to draft', to: 'draft', from: ['in-review', 'approved'], action: 'draft' },
] as const

/** The steps that this person may take from here. One that leads on is dark where nothing is published without it. */
export function ReviewSteps({ now, roles }: Props) {
  const take = useReviewStep()
  const isNeeded = useNeedsApproval()
  const open = steps.filter(({ from, action }) => (from as readonly string[]).includes(now) && mayDo(roles, action))

  return (
    <div className="review-steps">
      {open.map(({ words, to }) => (
        <Button
          key={to}
          size="small"
          buttonStyle={isNeeded && to !== 'draft' ? 'primary' : 'secondary'}
          onClick={() => void take(to)}
        >
          {words}
        </Button>
      ))}
    </div>
  )
}
