import { type DetailsSaid } from '../../../../src/forms/account-details'
import { type FollowKind, type FollowRate } from '../../../../src/forms/account-follows'
import { type NoticeChoices, type OnboardingStep } from '../../../../src/forms/account-notices'
import { type RequestState } from '../../../account/records/requests'

/** A public page by its type and what it is called in addresses, such as topic/takeovers; a newsletter by its title. */
export type PageName = `${string}/${string}`

/** Days before the demonstration was loaded. */
type Ago = number

type Kept = { page: PageName; note?: string; days: Ago; removed?: Ago }
type Followed = { rate: FollowRate; note?: string } & (
  { kind: Exclude<FollowKind, 'search' | 'vacancies'>; page: PageName } | { kind: 'search'; words: string }
)

type Asked = { days: Ago; message: string; state: RequestState; answer?: { days: Ago; note?: string } } & (
  | { kind: 'access'; opens: string }
  | { kind: 'callback'; colleague: PageName; phone: string }
  | { kind: 'subscription'; reference: string; seats: number }
  | { kind: 'question'; service: string }
)

/** For which of the events: the next one that has a place left, the next that is full, or the last that is over. */
type Place = { event: 'coming' | 'full' | 'past'; questions?: string }

type Report = {
  title: string
  service: string
  /** Pages of jurisdictions; or so many, those first in which something changed since. */
  jurisdictions: readonly PageName[] | number
  questions: number
  days: Ago
  /** Whether it was refreshed since it was kept. */
  isFresh?: true
  note?: string
}

/** What there is of somebody by the time the demonstration is loaded. */
export type Life = {
  role: string
  details: Pick<DetailsSaid, 'phone' | 'country' | 'locale' | 'timeZone'>
  step: OnboardingStep
  hasPhoto?: true
  visited: Ago
  /** The services of the navigator that they use, and in how many jurisdictions at least something changed since they did. */
  navigator?: { services: readonly string[]; answers: number; laws: number }
  interests: readonly PageName[]
  notices?: { choices: Partial<NoticeChoices>; hour: number; weekday: number }
  follows: readonly Followed[]
  favourites: readonly Kept[]
  requests: readonly Asked[]
  places: readonly Place[]
  reports: readonly Report[]
  launches: readonly { opens: string; days: Ago }[]
  /** Reports taken away, and answers attested, as those who audit see them. */
  audited?: { exports: number; readings: number }
}
