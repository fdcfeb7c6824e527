import { type IncomingMessage, type Server } from 'node:http'
import { type Permissions } from '../../src/access/permissions'
import { enquiriesPath } from '../../src/forms/enquiry'
import { registrationsPath } from '../../src/forms/registration'
import { answering } from '../http/answering'
import { openServer } from '../http/open-server'
import { type Answer, toJson, toPreflight } from '../http/respond'
import { messageOf } from '../shared/log'
import { type AccountRoute, on, openTable } from './account-route'
import { type StopDesk, stopRoutes } from './alerts/answer-stop'
import { type AlertMeDesk, alertMeRoutes } from './alerts/opt-in/answer-alert-me'
import { type CalendarDesk, calendarRoutes } from './calendar/answer-calendar'
import { certificateRoutes } from './certificates/answer-certificate'
import { type VerifyDesk, verifyRoutes } from './documents/answer-verify'
import { answerEnquiry, type EnquiryDesk } from './enquiries/answer-enquiry'
import { type FileDesk, fileRoutes } from './files/answer-file'
import { type AnswerGraphql, graphqlPath } from './graphql/open-graphql'
import { type Sockets } from './graphql/open-sockets'
import { type FeedDesk, feedRoutes } from './navigator/feed/answer-feed'
import { type NewsletterDesk, newsletterRoutes } from './office/answer-newsletter'
import { type OfficeDesk, officeRoutes } from './office/answer-office'
import { type FindAsker } from './people/find-asker'
import { type Grants } from './people/grants'
import { eventDeskRoutes } from './registrations/answer-event-desk'
import { placeRoutes } from './registrations/answer-place'
import { answerRegistration } from './registrations/answer-registration'
import { type Registering } from './registrations/open-registering'
import { withMark } from './sent-forms/forged-requests'
import { type NoteSession } from './sessions/note-session'
import { type Subscribers } from './subscribers/open-subscribers'
import { answerVisit, type VisitDesk, visitsPath } from './visits/answer-visit'
import { watchRoutes } from './watching/answer-watch'

export const permissionsPath = '/online-services/user/userpermissions'
export const searchKeyPath = '/online-services/user/searchkey'

export type AccountParts = {
  grants: Grants
  isWhole: () => boolean
  findAsker: FindAsker
  noteSession: NoteSession
  answerGraphql: AnswerGraphql
  upgrade: Sockets['upgrade']
  siteOrigin: string
  /** What somebody should look after although everything answers. */
  alarms?: readonly string[]
  subscribers: Pick<Subscribers, 'keyFor'>
  report: (line: string) => void
  enquiryDesk: EnquiryDesk
  visitDesk: Omit<VisitDesk, 'findAsker'>
  officeDesk: OfficeDesk
  newsletterDesk: NewsletterDesk
  registering: Pick<Registering, 'desk' | 'places' | 'eventDesk' | 'certificates' | 'watching'>
  fileDesk: FileDesk
  verifyDesk: VerifyDesk
  stopDesk: StopDesk
  alertMeDesk: AlertMeDesk
  calendarDesk: CalendarDesk
  feedDesk: FeedDesk
}

// One body for whatever is wrong with a token: the reason is for the log.
const refused: Answer = { ...toJson(401, { error: 'Unauthorized' }), headers: { 'www-authenticate': 'Bearer' } }
const unavailable: Answer = { ...toJson(503, { error: 'Unavailable' }), headers: { 'retry-after': '2' } }

/** What is said of people who are signed in, to themselves; and what everybody may send. */
export function createAccount(parts: AccountParts): Server {
  const answer = openTable(toRoutes(parts))
  const handle = answering({
    answer: (request) => answer(request, (request.url ?? '').replace(/[?#].*$/s, '')),
    fail: (error) => {
      parts.report(`Not answered: ${messageOf(error)}`)
      return unavailable
    },
    // Only the site may ask from another origin.
    cors: { origins: (origin) => origin === parts.siteOrigin, methods: 'GET', headers: 'authorization, x-xsrf-token' },
  })
  return openServer(handle, { upgrade: parts.upgrade, metrics: { service: 'account' } })
}

const toRoutes = (parts: AccountParts): AccountRoute[] => [
  on({ method: 'GET', path: '/healthz' }, () => Promise.resolve(tellHealth(parts))),
  on({ method: 'POST', path: graphqlPath }, async ({ request }) =>
    withMark(await parts.answerGraphql(request), request, parts.siteOrigin),
  ),
  on({ method: 'POST', path: enquiriesPath }, ({ request }) => answerEnquiry(request, parts.enquiryDesk)),
  on({ method: 'POST', path: visitsPath }, ({ request }) =>
    answerVisit(request, { ...parts.visitDesk, findAsker: parts.findAsker }),
  ),
  on({ method: 'POST', path: registrationsPath }, ({ request }) =>
    answerRegistration(request, {
      ...parts.registering.desk,
      findAsker: parts.findAsker,
      alertMe: parts.alertMeDesk,
    }),
  ),
  ...officeRoutes(parts.officeDesk),
  ...newsletterRoutes(parts.newsletterDesk),
  ...eventDeskRoutes({ key: parts.officeDesk.key, eventDesk: parts.registering.eventDesk }),
  ...placeRoutes(parts.registering.places),
  ...certificateRoutes(parts.registering.certificates),
  ...watchRoutes(parts.registering.watching),
  ...verifyRoutes(parts.verifyDesk),
  ...stopRoutes(parts.stopDesk),
  ...alertMeRoutes(parts.alertMeDesk),
  ...calendarRoutes(parts.calendarDesk),
  ...feedRoutes(parts.feedDesk),
  ...fileRoutes(parts.fileDesk),
  ...holderRoutes(parts),
]

const tellHealth = ({ isWhole, alarms = [] }: AccountParts): Answer =>
  isWhole() ? toJson(200, { status: 'up', alarms }) : unavailable

type Tell = (permissions: Permissions, parts: AccountParts) => object

/** What is said of people who are signed in, by its path. */
const told: Readonly<Record<string, Tell>> = {
  [permissionsPath]: (userPermissions) => ({ userPermissions }),
  [searchKeyPath]: (permissions, { subscribers }) => ({
    searchKey: subscribers.keyFor(permissions, new Date()) ?? null,
  }),
}

const holderRoutes = (parts: AccountParts): AccountRoute[] =>
  Object.entries(told).flatMap(([path, tell]) => [
    on({ method: 'GET', path }, async ({ request }) =>
      withMark(await tellHolder(request, path, { parts, tell }), request, parts.siteOrigin),
    ),
    on({ method: 'OPTIONS', path }, () => Promise.resolve(toPreflight())),
  ])

type Telling = { parts: AccountParts; tell: Tell }

async function tellHolder(request: IncomingMessage, path: string, { parts, tell }: Telling): Promise<Answer> {
  const asker = await parts.findAsker(request.headers.authorization, path)
  if (!asker) return refused
  parts.noteSession(request, asker)
  // Before every grant was read, an empty answer would be a false one.
  if (!parts.isWhole()) return unavailable
  return toJson(200, { data: tell(await parts.grants.permissionsOf(asker, new Date()), parts) })
}
