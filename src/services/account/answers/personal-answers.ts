import * as z from 'zod/mini'
import { letterStates } from '../../../forms/account-alerts'
import { followKinds, followRates } from '../../../forms/account-follows'
import { noticeKinds, noticeRates, noticeWays, onboardingSteps } from '../../../forms/account-notices'
import { ofViewer } from './of-viewer'

const interests = z.object({ id: z.string(), version: z.int(), chosen: z.array(z.string()) })
const subject = z.object({ name: z.string(), kind: z.string(), title: z.string(), parent: z.nullable(z.string()) })

const choice = z.object({ kind: z.enum(noticeKinds), way: z.enum(noticeWays), rate: z.enum(noticeRates) })
const notices = z.object({
  id: z.string(),
  version: z.int(),
  choices: z.array(choice),
  hour: z.int(),
  weekday: z.int(),
  pausedUntil: z.nullable(z.string()),
})
const onboarding = z.object({ id: z.string(), version: z.int(), step: z.enum(onboardingSteps) })

const feedItem = z.object({
  name: z.string(),
  title: z.string(),
  path: z.string(),
  datedAt: z.nullable(z.string()),
  changedAt: z.string(),
  because: z.array(z.string()),
  isSaved: z.boolean(),
})
const changedFollow = z.object({
  id: z.string(),
  version: z.int(),
  rate: z.enum(followRates),
  note: z.string(),
  natures: z.enum(['all', 'law', 'answers']),
  isOn: z.boolean(),
  restorableUntil: z.nullable(z.string()),
})
const follow = z.extend(changedFollow, { kind: z.enum(followKinds), about: z.string(), title: z.string() })
const newsletter = z.object({
  about: z.string(),
  title: z.string(),
  summary: z.nullable(z.string()),
  rates: z.array(z.enum(followRates)),
})

const alert = z.object({
  id: z.string(),
  kind: z.string(),
  nature: z.string(),
  title: z.string(),
  place: z.nullable(z.string()),
  path: z.string(),
  because: z.array(z.string()),
  shownAt: z.nullable(z.string()),
  isRead: z.boolean(),
})
const self = z.object({ id: z.string() })

/** What is answered to what people follow. */
export const personalAnswers = {
  Interests: ofViewer({ interests, subjects: z.array(subject) }),
  ChangeInterests: z.object({ changeInterests: interests }),
  Notices: ofViewer({ notices }),
  ChangeNotices: z.object({ changeNotices: notices }),
  Onboarding: ofViewer({ onboarding }),
  ChangeOnboarding: z.object({ changeOnboarding: onboarding }),
  Feed: ofViewer({ feed: z.array(feedItem) }),
  Changes: ofViewer({ changes: z.object({ since: z.string(), isFirst: z.boolean(), items: z.array(feedItem) }) }),
  NoteOverviewVisit: z.object({ noteOverviewVisit: z.object({ id: z.string() }) }),
  KeepPage: z.object({ addFavourite: z.object({ id: z.string(), version: z.int(), of: z.string() }) }),
  Follows: ofViewer({ follows: z.array(follow), newsletters: z.array(newsletter) }),
  EndedFollows: ofViewer({ endedFollows: z.array(follow) }),
  Authors: ofViewer({ authors: z.array(z.object({ about: z.string(), title: z.string() })) }),
  Follow: z.object({ follow }),
  ChangeFollow: z.object({ changeFollow: changedFollow }),
  Alerts: ofViewer({ alerts: z.array(alert) }),
  Letters: ofViewer({
    letters: z.object({ state: z.enum(letterStates), dueAt: z.nullable(z.string()), alerts: z.array(alert) }),
  }),
  ReadAlerts: z.object({ readAlerts: self }),
  ResumeLetters: z.object({ resumeLetters: self }),
  EndFollow: z.object({ endFollow: changedFollow }),
  ResumeFollow: z.object({ resumeFollow: changedFollow }),
} as const

export type Notices = z.output<typeof notices>
export type FeedItem = z.output<typeof feedItem>
export type AlertShown = z.output<typeof alert>
export type Follow = z.output<typeof follow>
export type Newsletter = z.output<typeof newsletter>
