import * as z from 'zod'
import { noticeKinds, noticeRates, noticeWays, onboardingSteps } from '../../forms/account-notices'
import { ofViewer } from './of-viewer'

const interests = z.object({ id: z.string(), version: z.int(), chosen: z.array(z.string()) })
const subject = z.object({ name: z.string(), kind: z.string(), title: z.string(), parent: z.string().nullable() })

const choice = z.object({ kind: z.enum(noticeKinds), way: z.enum(noticeWays), rate: z.enum(noticeRates) })
const notices = z.object({
  id: z.string(),
  version: z.int(),
  choices: z.array(choice),
  hour: z.int(),
  weekday: z.int(),
  pausedUntil: z.string().nullable(),
})
const onboarding = z.object({ id: z.string(), version: z.int(), step: z.enum(onboardingSteps) })

/** What is answered to what people follow. */
export const personalAnswers = {
  Interests: ofViewer({ interests, subjects: z.array(subject) }),
  ChangeInterests: z.object({ changeInterests: interests }),
  Notices: ofViewer({ notices }),
  ChangeNotices: z.object({ changeNotices: notices }),
  Onboarding: ofViewer({ onboarding }),
  ChangeOnboarding: z.object({ changeOnboarding: onboarding }),
} as const

export type Notices = z.output<typeof notices>
