import * as z from 'zod/mini'
import { type dashboardOperations } from '../../../access/operations/dashboard-operations'
import { keptReportAnswers } from './kept-report-answers'
import { lessonAnswers } from './lesson-answers'
import { ofViewer } from './of-viewer'
import { overviewAnswers } from './overview-answers'
import { personalAnswers } from './personal-answers'
import { registrationAnswers } from './registration-answers'
import { securityAnswers } from './security-answers'

const organisation = z.object({ id: z.string(), name: z.string() })
const colleague = z.object({
  id: z.string(),
  name: z.string(),
  nativeName: z.nullable(z.string()),
  jobTitle: z.string(),
  offices: z.array(z.string()),
  phones: z.array(z.object({ kind: z.enum(['OFFICE', 'MOBILE']), number: z.string() })),
  email: z.string(),
  path: z.string(),
  card: z.string(),
  picture: z.nullable(z.string()),
})
const team = z.object({
  id: z.string(),
  name: z.string(),
  organisation: z.nullable(organisation),
  members: z.array(colleague),
})
const space = z.object({
  id: z.string(),
  key: z.string(),
  name: z.string(),
  notes: z.array(
    z.object({
      id: z.string(),
      writtenOn: z.string(),
      language: z.string(),
      text: z.string(),
      author: z.nullable(z.object({ id: z.string(), name: z.string(), path: z.string() })),
    }),
  ),
})
const subscription = z.object({
  id: z.string(),
  kind: z.enum(['EVERY_SERVICE', 'NAVIGATOR', 'OTHER', 'TOOL']),
  name: z.nullable(z.string()),
  path: z.nullable(z.string()),
  reference: z.string(),
  organisation: z.nullable(organisation),
  owner: z.string(),
  seats: z.int(),
  seatsTaken: z.nullable(z.int()),
  renewsOn: z.nullable(z.string()),
  daysLeft: z.nullable(z.int()),
  state: z.enum(['ENDED', 'NOT_YET', 'RUNNING']),
  contacts: z.array(z.object({ id: z.string(), name: z.string(), path: z.string() })),
})
const request = z.object({
  id: z.string(),
  kind: z.enum(['ACCESS', 'CALLBACK', 'QUESTION', 'SUBSCRIPTION']),
  about: z.string(),
  wanted: z.nullable(z.enum(['PRODUCT', 'SERVICE'])),
  madeAt: z.string(),
  phone: z.nullable(z.string()),
  seats: z.nullable(z.int()),
  message: z.string(),
  state: z.enum(['DONE', 'GRANTED', 'OPEN', 'REFUSED']),
  version: z.int(),
  note: z.nullable(z.string()),
  answeredAt: z.nullable(z.string()),
})
const offer = z.object({
  id: z.string(),
  kind: z.enum(['PRODUCT', 'SERVICE']),
  about: z.string(),
  permission: z.string(),
  name: z.string(),
  summary: z.nullable(z.string()),
  path: z.string(),
  isOpen: z.boolean(),
  launchUrl: z.nullable(z.string()),
  until: z.nullable(z.string()),
  lastUsedAt: z.nullable(z.string()),
  questions: z.nullable(z.int()),
  jurisdictions: z.nullable(z.int()),
  request: z.nullable(request),
})
const details = z.object({
  id: z.string(),
  version: z.int(),
  editable: z.array(z.string()),
  name: z.nullable(z.string()),
  company: z.nullable(z.string()),
  jobTitle: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  country: z.nullable(z.string()),
  locale: z.nullable(z.string()),
  timeZone: z.nullable(z.string()),
})
const photo = z.object({
  version: z.int(),
  small: z.nullable(z.string()),
  medium: z.nullable(z.string()),
  large: z.nullable(z.string()),
  endsAt: z.string(),
})

const favourite = z.object({
  id: z.string(),
  version: z.int(),
  kind: z.enum(['ARTICLE', 'EVENT', 'JURISDICTION', 'PERSON', 'TRAINING', 'TRAINING_SERIES']),
  of: z.string(),
  title: z.string(),
  path: z.nullable(z.string()),
  detail: z.nullable(z.string()),
  datedAt: z.nullable(z.string()),
  note: z.string(),
  removedAt: z.nullable(z.string()),
  restorableUntil: z.nullable(z.string()),
})

const event = z.object({
  number: z.int(),
  kind: z.enum([
    'ALERT',
    'ALERTS_READ',
    'GRANT_BEGUN',
    'GRANT_ENDED',
    'OWN_CHANGED',
    'REQUEST_ANSWERED',
    'REQUEST_MADE',
    'SPACE_CHANGED',
  ]),
  about: z.string(),
  page: z.nullable(z.string()),
  at: z.string(),
})

/** What each operation of the dashboard is answered with; anything else is no answer. */
export const dashboardAnswers = {
  Teams: ofViewer({ teams: z.array(team), spaces: z.array(space) }),
  Subscriptions: ofViewer({ subscriptions: z.array(subscription) }),
  Offers: ofViewer({ organisations: z.array(organisation), offers: z.array(offer) }),
  Requests: ofViewer({ requests: z.array(request) }),
  Details: ofViewer({ details }),
  Favourites: ofViewer({ favourites: z.array(favourite) }),
  RemovedFavourites: ofViewer({ removedFavourites: z.array(favourite) }),
  SavedAmong: ofViewer({
    favourites: z.array(z.pick(favourite, { id: true, version: true, of: true, removedAt: true })),
  }),
  AddFavourite: z.object({ addFavourite: favourite }),
  RemoveFavourite: z.object({ removeFavourite: favourite }),
  RestoreFavourite: z.object({ restoreFavourite: favourite }),
  NoteFavourite: z.object({ noteFavourite: favourite }),
  MoveFavourite: z.object({ moveFavourite: favourite }),
  Photo: ofViewer({ details: z.object({ photo }) }),
  OwnPicture: ofViewer({ details: z.object({ photo: z.pick(photo, { small: true }) }) }),
  ChangePhoto: z.object({ changePhoto: photo }),
  RemovePhoto: z.object({ removePhoto: photo }),
  ChangeDetails: z.object({ changeDetails: details }),
  AskTeam: z.object({ askTeam: request }),
  RequestCallback: z.object({ requestCallback: request }),
  RequestSeats: z.object({ requestSeats: request }),
  ...securityAnswers,
  ...personalAnswers,
  ...overviewAnswers,
  ...registrationAnswers,
  ...lessonAnswers,
  ...keptReportAnswers,
  NoteLaunch: z.object({ noteLaunch: offer }),
  RequestAccess: z.object({ requestAccess: request }),
  LastEvent: ofViewer({ events: z.array(z.pick(event, { number: true })) }),
  News: z.object({ news: event }),
} as const satisfies Record<keyof typeof dashboardOperations, z.ZodMiniType>

export type CollaborationSpace = z.output<typeof space>
export type Colleague = z.output<typeof colleague>
export type Subscription = z.output<typeof subscription>
export type AskedRequest = z.output<typeof request>
export type Offer = z.output<typeof offer>
export type Photo = z.output<typeof photo>
export type Details = z.output<typeof details>
export type Favourite = z.output<typeof favourite>
export type EventOfPerson = z.output<typeof event>
