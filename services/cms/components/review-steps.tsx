'use client'

import { Button } from '@payloadcms/ui'
import { mayDo } from '../access/deeds'
import { type ReviewState } from '../fields/review'
import { useReviewStep } from './use-review-step'

type Props = { now: ReviewState; roles: readonly string[] | undefined }

const steps = [
  { words: 'Send for review', to: 'in-review', from: ['draft'], deed: 'draft', look: 'primary' },
  { words: 'Approve', to: 'approved', from: ['in-review'], deed: 'approve', look: 'primary' },
  { words: 'Back to draft', to: 'draft', from: ['in-review', 'approved'], deed: 'draft', look: 'secondary' },
] as const

/** The steps that this person may take from here. */
export function ReviewSteps({ now, roles }: Props) {
  const take = useReviewStep()
  const open = steps.filter(({ from, deed }) => (from as readonly string[]).includes(now) && mayDo(roles, deed))

  return (
    <div className="review-steps">
      {open.map(({ words, to, look }) => (
        <Button key={to} size="small" buttonStyle={look} onClick={() => void take(to)}>
          {words}
        </Button>
      ))}
    </div>
  )
}
