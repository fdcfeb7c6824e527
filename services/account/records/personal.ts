import { type NoticeChoices, type OnboardingStep } from '../../../src/forms/account-notices'
import { type Database } from '../../database/open-database'
import { openFeed } from '../items/read-feed'
import { openSubjects } from '../items/read-subjects'
import { openFollows } from './follows'
import { openOneRow } from './one-row'
import { openOverviewVisits } from './overview-visits'

export type Interests = { chosen: readonly string[] }

export type Notices = {
  choices: Partial<NoticeChoices>
  hour: number
  weekday: number
  /** A day. */
  pausedUntil: string | null
}
export type Onboarding = { step: OnboardingStep }

/** What people follow and how they want to hear of it. */
export const openPersonal = (database: Pick<Database, 'query'>) => ({
  subjects: openSubjects(database),
  feed: openFeed(database),
  follows: openFollows(database),
  visits: openOverviewVisits(database),
  interests: openOneRow<Interests>(database, { table: 'account.interests', columns: { chosen: 'chosen' } }),
  notices: openOneRow<Notices>(database, {
    table: 'account.notices',
    columns: { choices: 'choices', hour: 'hour', weekday: 'weekday', pausedUntil: 'paused_until' },
    days: ['pausedUntil'],
  }),
  onboarding: openOneRow<Onboarding>(database, { table: 'account.onboarding', columns: { step: 'step' } }),
})

export type Personal = ReturnType<typeof openPersonal>
