'use client'

import { Button, useTranslation } from '@payloadcms/ui'
import { mayDo } from '../access/actions'
import { type ReviewState } from '../fields/review'
import { sayIn } from '../words/admin-language'
import { reviewWords } from '../words/review-words'
import { useNeedsApproval } from './use-needs-approval'
import { useReviewStep } from './use-review-step'

type Props = { now: ReviewState; roles: readonly string[] | undefined }

const steps = [
  { name: 'send', to: 'in-review', from: ['draft'], action: 'draft' },
  { name: 'approve', to: 'approved', from: ['in-review'], action: 'approve' },
  { name: 'back', to: 'draft', from: ['in-review', 'approved'], action: 'draft' },
] as const

/** The steps that this person may take from here. One that leads on is dark where nothing is published without it. */
export function ReviewSteps({ now, roles }: Props) {
  const take = useReviewStep()
  const words = sayIn(reviewWords, useTranslation().i18n)
  const isNeeded = useNeedsApproval()
  const open = steps.filter(({ from, action }) => (from as readonly string[]).includes(now) && mayDo(roles, action))

  return (
    <div className="review-steps">
      {open.map(({ name, to }) => (
        <Button
          key={to}
          size="small"
          buttonStyle={isNeeded && to !== 'draft' ? 'primary' : 'secondary'}
          onClick={() => void take(to)}
        >
          {words.steps[name]}
        </Button>
      ))}
    </div>
  )
}
