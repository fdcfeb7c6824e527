import { noticeKinds, noticeWays, usualNotices } from '../../../src/forms/account-notices'
import { attended, calendarAddress, registration, waiting } from './account-registrations'
import { alertAnswers } from './alert-answers'
import { interests, subjects } from './interest-answers'
import { overviewAnswers } from './overview-answers'

/** What the account service answers for a person of one client. */
export const colleague = {
  __typename: 'Colleague',
  id: '11',
  name: 'Eleanor Strand',
  nativeName: null,
  jobTitle: 'Partner',
  offices: ['London'],
  phones: [
    { __typename: 'Phone', kind: 'OFFICE', number: '+44 20 7946 0114' },
    { __typename: 'Phone', kind: 'MOBILE', number: '+44 7700 900 123' },
  ],
  email: 'eleanor.strand@example.com',
  path: '/en/people/eleanor-strand',
  card: '/en/people/eleanor-strand.vcf',
  picture: null,
}
const organisation = { __typename: 'Organisation', id: '3', name: 'Harbour & Sons' }
const organisations = [organisation]

export const team = {
  __typename: 'Team',
  id: '5',
  name: 'Harbour',
  organisation,
  members: [
    colleague,
    { ...colleague, id: '12', name: 'Wei Lanying', nativeName: '韦兰英', path: '/en/people/wei-lanying' },
  ],
}

export const subscription = {
  __typename: 'ClientSubscription',
  id: '21',
  kind: 'TOOL',
  name: 'Filing Map',
  path: '/en/products/filing-map',
  reference: 'filing-map',
  organisation,
  owner: 'Camille Arnaud',
  seats: 5,
  seatsTaken: 2,
  renewsOn: '2026-12-31',
  daysLeft: 35,
  state: 'RUNNING',
  contacts: [{ __typename: 'Colleague', id: '11', name: 'Eleanor Strand', path: '/en/people/eleanor-strand' }],
}

export const request = {
  __typename: 'Request',
  id: 'r1',
  kind: 'CALLBACK',
  about: '11',
  wanted: null,
  madeAt: '2026-11-26T09:41:00.000Z',
  phone: '+33 1 99 00 18 07',
  seats: null,
  message: 'The notification',
  ...{ state: 'OPEN', version: 1, note: null, answeredAt: null },
}

export const offer = {
  ...{ __typename: 'Offer', id: 'product:7', kind: 'PRODUCT', about: '7', permission: 'disputes', name: 'Disputes' },
  ...{ summary: 'How courts have decided.', path: '/en/products/disputes', isOpen: false, launchUrl: null },
  ...{ until: null, lastUsedAt: null, questions: null, jurisdictions: null, request: null },
}

export const details = {
  __typename: 'Details',
  id: 'auth0|a',
  version: 3,
  editable: ['phone', 'country', 'locale', 'timeZone'],
  name: null,
  company: 'Harbour & Sons',
  jobTitle: null,
  phone: '+33 1 99 00 18 07',
  country: 'FR',
  locale: 'fr-fr',
  timeZone: 'Europe/Paris',
  updatedAt: null,
}

export const favourite = {
  __typename: 'Favourite',
  ...{ id: 'f1', version: 1, kind: 'ARTICLE', of: 'article-1', title: 'When a price list becomes an agreement' },
  ...{ path: '/en/articles/1/price-list', detail: null, datedAt: '2026-11-23T12:00:00.000Z', note: '' },
  ...{ removedAt: null, restorableUntil: null },
}
const gone = { version: 2, removedAt: '2026-11-25T09:00:00.000Z', restorableUntil: '2026-12-25' }
const second = { ...favourite, id: 'f2', of: 'article-2', title: 'Second thoughts', path: null }
export const colleagueKept = {
  ...favourite,
  id: 'f3',
  kind: 'PERSON',
  of: 'person-1',
  title: 'Eleanor Strand',
  path: '/en/p',
}
export const photo = {
  ...{ __typename: 'Photo', id: 'auth0|a', version: 2, endsAt: '2026-11-26T10:41:00.000Z' },
  ...{ small: '/online-services/files/picture/s', medium: '/online-services/files/picture/m' },
  large: '/online-services/files/picture/l',
}
export const noPhoto = { ...photo, version: 0, small: null, medium: null, large: null }

export const thisSession = {
  ...{ __typename: 'Session', id: 's1', isThis: true, browser: 'Firefox', system: 'Windows' },
  ...{ network: '203.0.113.*', country: 'FR' },
  ...{ beganAt: '2026-11-26T08:52:00.000Z', seenAt: '2026-11-26T09:00:00.000Z' },
}
const otherSession = { ...thisSession, id: 's2', isThis: false, browser: 'Safari', system: 'iPhone', country: null }
const mainLogin = {
  ...{ __typename: 'Login', id: 'Username-Password-Authentication a', connection: 'Username-Password-Authentication' },
  ...{ email: 'rowan@harbour.example', linkedAt: '2026-03-02T12:00:00.000Z', isMain: true },
}
const linkedLogin = { ...mainLogin, id: 'google-oauth2 7', connection: 'google-oauth2', isMain: false }
export const security = {
  ...{ __typename: 'Security', id: 'auth0|a', isReached: true, isFresh: false, exports: [] as object[] },
  sessions: [thisSession, otherSession],
  logins: [mainLogin, linkedLogin],
}
export const notices = {
  ...{ __typename: 'Notices', id: 'auth0|a', version: 1, hour: 8, weekday: 1, pausedUntil: null },
  choices: noticeKinds.flatMap((kind) =>
    noticeWays.map((way) => ({ __typename: 'NoticeChoice', kind, way, rate: usualNotices[`${kind} ${way}`] })),
  ),
}
export const onboarding = { __typename: 'Onboarding', id: 'auth0|a', version: 1, step: 'done' }

const deletedOn = '2026-11-26T09:00:00.000Z'
const exported = ['application/json', 'text/html'].map((type) => ({
  ...{ __typename: 'ExportFile', id: type, type, bytes: 2100, madeAt: deletedOn },
  ...{ address: `/online-services/files/download/${type.slice(-4)}`, endsAt: '2026-11-26T09:10:00.000Z' },
}))
export const feedItem = {
  ...{ __typename: 'FeedItem', name: 'article-7', type: 'article', title: 'Coordinating several merger reviews' },
  ...{ path: '/en/articles/7/reviews', datedAt: '2026-11-19T12:00:00.000Z', changedAt: '2026-11-19T12:00:00.000Z' },
  ...{ because: ['Merger control'], isSaved: false },
}
export const follow = {
  ...{ __typename: 'Follow', id: 'w1', version: 1, kind: 'topic', about: '5', title: 'Merger control', rate: 'weekly' },
  ...{ note: '', natures: 'all', isOn: true, restorableUntil: null },
}
const ended = { version: 2, isOn: false, restorableUntil: '2026-12-25' }
export const followedJurisdiction = { ...follow, id: 'w9', kind: 'jurisdiction', about: '1', title: 'France' }
export const newsletter = {
  ...{
    __typename: 'Newsletter',
    about: '4',
    title: 'Competition weekly',
    summary: 'The past week.',
    rates: ['weekly'],
  },
}

export const viewer = (fields: object) => ({ data: { viewer: { __typename: 'Viewer', id: 'auth0|a', ...fields } } })

export const answers = {
  Teams: viewer({ teams: [team], spaces: [] }) as object,
  Subscriptions: viewer({ subscriptions: [subscription] }) as object,
  Requests: viewer({ requests: [] }) as object,
  Offers: viewer({ organisations, offers: [offer] }) as object,
  Details: viewer({ details }) as object,
  Photo: viewer({ details: { __typename: 'Details', id: details.id, photo: noPhoto } }) as object,
  OwnPicture: viewer({ details: { __typename: 'Details', id: details.id, photo: noPhoto } }) as object,
  ChangePhoto: { data: { changePhoto: { ...photo, version: 1 } } } as object,
  RemovePhoto: { data: { removePhoto: { ...noPhoto, version: 3 } } } as object,
  AskTeam: { data: { askTeam: { ...request, kind: 'QUESTION' } } } as object,
  RequestCallback: { data: { requestCallback: request } } as object,
  RequestSeats: {
    data: { requestSeats: { ...request, id: 'r2', kind: 'SUBSCRIPTION', about: '21', phone: null, seats: 8 } },
  } as object,
  NoteLaunch: { data: { noteLaunch: offer } } as object,
  RequestAccess: {
    data: { requestAccess: { ...request, id: 'r3', kind: 'ACCESS', about: '7', wanted: 'PRODUCT', phone: null } },
  } as object,
  Favourites: viewer({ favourites: [favourite, second, colleagueKept] }) as object,
  RemovedFavourites: viewer({ removedFavourites: [] }) as object,
  Reports: viewer({ reports: [], removedReports: [] }) as object,
  KeptReports: viewer({ reports: [], sharedReports: [] }) as object,
  SavedAmong: viewer({ favourites: [favourite] }) as object,
  AddFavourite: { data: { addFavourite: favourite } } as object,
  RemoveFavourite: { data: { removeFavourite: { ...favourite, ...gone } } } as object,
  RestoreFavourite: { data: { restoreFavourite: { ...favourite, version: 3 } } } as object,
  NoteFavourite: { data: { noteFavourite: { ...favourite, version: 2, note: 'Again' } } } as object,
  MoveFavourite: { data: { moveFavourite: { ...second, version: 2 } } } as object,
  Security: viewer({ security }) as object,
  EndSession: { data: { endSession: { ...security, sessions: [thisSession] } } } as object,
  EndOtherSessions: { data: { endOtherSessions: { ...security, sessions: [thisSession] } } } as object,
  ExportData: { data: { exportData: { ...security, exports: exported } } } as object,
  DeleteAccount: {
    data: {
      deleteAccount: { __typename: 'Deletion', id: 'auth0|a', askedAt: deletedOn, dueAt: '2026-12-26T09:00:00.000Z' },
    },
  } as object,
  BeginLink: {
    data: { beginLink: { __typename: 'LinkTicket', id: 'auth0|a', ticket: 't', endsAt: '2126-11-26T09:00:00.000Z' } },
  } as object,
  AcceptLink: { data: { acceptLink: true } } as object,
  UnlinkLogin: { data: { unlinkLogin: { ...security, logins: [mainLogin] } } } as object,
  Interests: viewer({ interests, subjects }) as object,
  ChangeInterests: {
    data: { changeInterests: { ...interests, version: 3, chosen: ['topic-4', 'topic-5', 'topic-6'] } },
  } as object,
  Notices: viewer({ notices }) as object,
  ChangeNotices: { data: { changeNotices: { ...notices, version: 2 } } } as object,
  Onboarding: viewer({ onboarding }) as object,
  ChangeOnboarding: { data: { changeOnboarding: { ...onboarding, version: 2 } } } as object,
  Registrations: viewer({ registrations: [registration, waiting, attended] }) as object,
  CalendarAddress: viewer({ calendarAddress }) as object,
  ReplaceCalendarAddress: { data: { replaceCalendarAddress: calendarAddress } } as object,
  CancelRegistration: { data: { cancelRegistration: { ...registration, version: 2, state: 'CANCELLED' } } } as object,
  ChangeAttendance: {
    data: { changeAttendance: { ...registration, version: 2, mode: 'ONLINE', otherMode: 'IN_PERSON' } },
  } as object,
  Feed: viewer({ feed: [feedItem] }) as object,
  Changes: viewer({
    changes: { __typename: 'Changes', since: '2026-11-17T09:00:00.000Z', isFirst: false, items: [feedItem] },
  }) as object,
  MarkAllSeen: { data: { markAllNavSeen: { __typename: 'Viewer', id: 'auth0|a' } } } as object,
  NoteOverviewVisit: { data: { noteOverviewVisit: { __typename: 'Viewer', id: 'auth0|a' } } } as object,
  KeepPage: { data: { addFavourite: { __typename: 'Favourite', id: 'f9', version: 1, of: 'article-7' } } } as object,
  Follows: viewer({ follows: [follow], newsletters: [newsletter] }) as object,
  Authors: viewer({ authors: [{ __typename: 'Author', about: '1', title: 'Eleanor Strand' }] }) as object,
  ...alertAnswers,
  ...overviewAnswers,
  Follow: { data: { follow: { ...follow, id: 'w2', kind: 'newsletter', about: '4' } } } as object,
  ChangeFollow: { data: { changeFollow: { ...follow, version: 2, rate: 'daily' } } } as object,
  EndFollow: { data: { endFollow: { ...follow, ...ended } } } as object,
  EndedFollows: viewer({ endedFollows: [] }) as object,
  ResumeFollow: { data: { resumeFollow: { ...follow, version: 3 } } } as object,
  ChangeDetails: { data: { changeDetails: { ...details, version: 4, phone: '+33 1 99 00 18 08' } } } as object,
}

export const offering = (own: object) => viewer({ organisations, offers: [{ ...offer, ...own }] })
export const withPhoto = viewer({ details: { __typename: 'Details', id: details.id, photo } })
export const unreached = viewer({ security: { ...security, isReached: false, logins: null } })
export const justSignedIn = viewer({ security: { ...security, isFresh: true } })
export const noTeams = viewer({ teams: [], spaces: [] })
export const noSubscriptions = viewer({ subscriptions: [] })
export const unavailable = { data: null, errors: [{ message: 'Later.', extensions: { code: 'UNAVAILABLE' } }] }
export const pausedNotices = viewer({ notices: { ...notices, pausedUntil: '2026-12-07' } })
export const newcomer = viewer({ onboarding: { ...onboarding, version: 0, step: 'work' } })
export const beginning = viewer({ onboarding: { ...onboarding, step: 'work' } })
export const onboardingAt = (step: string, version: number) => ({
  data: { changeOnboarding: { ...onboarding, version, step } },
})
export const noCalendarAddress = viewer({ calendarAddress: null })
export const endedFollows = viewer({ endedFollows: [{ ...follow, ...ended }] })
export const noFollows = viewer({ follows: [], newsletters: [newsletter] })
export const jurisdictionFollowed = viewer({ follows: [followedJurisdiction], newsletters: [] })
export const noRegistrations = viewer({ registrations: [] })
export const noFeed = viewer({ feed: [] })
export const noFavourites = viewer({ favourites: [] })
export const removedFavourites = viewer({ removedFavourites: [{ ...favourite, ...gone }] })
