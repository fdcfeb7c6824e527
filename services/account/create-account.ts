import { type IncomingMessage, type Server } from 'node:http'
import { type Permissions } from '../../src/access/permissions'
import { alertMePath } from '../../src/forms/alert-me'
import { enquiriesPath } from '../../src/forms/enquiry'
import { registrationsPath } from '../../src/forms/registration'
import { verifyPath } from '../../src/forms/verify'
import { type Handle, openServer } from '../http/open-server'
import { type Answer, respond, toJson } from '../http/respond'
import { messageOf } from '../shared/log'
import { answerStop, isOfStop, type StopDesk } from './alerts/answer-stop'
import { type AlertMeDesk, answerAlertMe, answerOptIn, isOfOptIn } from './alerts/opt-in/answer-alert-me'
import { answerCalendar, type CalendarDesk, isOfCalendar } from './calendar/answer-calendar'
import { answerCertificate, isOfCertificate } from './certificates/answer-certificate'
import { answerVerify, answerVerifyForm, findVerified, type VerifyDesk } from './documents/answer-verify'
import { answerEnquiry, type EnquiryDesk } from './enquiries/answer-enquiry'
import { answerFile, type FileDesk, filesPath } from './files/answer-file'
import { type AnswerGraphql, graphqlPath } from './graphql/open-graphql'
import { type Sockets } from './graphql/open-sockets'
import { answerFeed, type FeedDesk, isOfFeed } from './navigator/feed/answer-feed'
import { answerOffice, isOfOffice, type OfficeDesk } from './office/answer-office'
import { type FindAsker } from './people/find-asker'
import { type Grants } from './people/grants'
import { answerEventDesk, isOfEventDesk } from './registrations/answer-event-desk'
import { answerPlace, isOfPlace } from './registrations/answer-place'
import { answerRegistration } from './registrations/answer-registration'
import { type Registering } from './registrations/open-registering'
import { withMark } from './sent-forms/forged-requests'
import { type NoteSession } from './sessions/note-session'
import { type Subscribers } from './subscribers/open-subscribers'
import { answerVisit, type VisitDesk, visitsPath } from './visits/answer-visit'
import { answerWatch, isOfWatch } from './watching/answer-watch'

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
const missing = toJson(404, { error: 'Not found' })
const onlyBy = (allow: string): Answer => ({ ...toJson(405, { error: 'Method not allowed' }), headers: { allow } })

/** What is said of people who are signed in, to themselves; and what everybody may send. */
export function createAccount(parts: AccountParts): Server {
  const handle: Handle = (request, response) => {
    answer(request, parts).then(
      (given) => respond(request, response, withCors(given, request, parts)),
      (error: unknown) => {
        parts.report(`Not answered: ${messageOf(error)}`)
        respond(request, response, withCors(unavailable, request, parts))
      },
    )
  }
  return openServer(handle, { upgrade: parts.upgrade })
}

async function answer(request: IncomingMessage, parts: AccountParts): Promise<Answer> {
  const path = (request.url ?? '').replace(/[?#].*$/s, '')
  if (path === '/healthz')
    return parts.isWhole() ? toJson(200, { status: 'up', alarms: parts.alarms ?? [] }) : unavailable
  if (path === graphqlPath) return withMark(await parts.answerGraphql(request), request, parts.siteOrigin)
  if (isOfOffice(path)) return answerOffice(request, path, parts.officeDesk)
  if (isOfEventDesk(path))
    return answerEventDesk(request, path, { key: parts.officeDesk.key, eventDesk: parts.registering.eventDesk })
  if (path === enquiriesPath || path === visitsPath) {
    if (request.method !== 'POST') return onlyBy('POST')
    return path === visitsPath
      ? answerVisit(request, { ...parts.visitDesk, findAsker: parts.findAsker })
      : answerEnquiry(request, parts.enquiryDesk)
  }
  if (path === registrationsPath)
    return request.method === 'POST' ? answerRegistration(request, parts.registering.desk) : onlyBy('POST')
  if (isOfPlace(path)) return answerPlace(request, path, parts.registering.places)
  if (isOfCertificate(path)) return answerCertificate(request, path, parts.registering.certificates)
  if (isOfWatch(path)) return answerWatch(request, path, parts.registering.watching)
  if (path === verifyPath) return request.method === 'POST' ? answerVerifyForm(request) : onlyBy('POST')
  const verified = findVerified(path)
  if (verified) return answerVerify(request, verified, parts.verifyDesk)
  if (path === alertMePath)
    return request.method === 'POST' ? answerAlertMe(request, parts.alertMeDesk) : onlyBy('POST')
  if (isOfOptIn(path)) return answerOptIn(request, path, parts.alertMeDesk)
  if (isOfStop(path)) return answerStop(request, path, parts.stopDesk)
  if (isOfCalendar(path)) return answerCalendar(request, path, parts.calendarDesk)
  if (isOfFeed(path)) return answerFeed(request, path, parts.feedDesk)
  if (path.startsWith(`${filesPath}/`)) return answerFile(request, path, parts.fileDesk)
  const tell = Object.hasOwn(told, path) ? told[path] : undefined
  if (!tell) return missing
  if (request.method === 'OPTIONS') return { status: 204, type: 'text/plain', body: '' }
  if (request.method !== 'GET') return onlyBy('GET, OPTIONS')
  return withMark(await tellHolder(request, path, { parts, tell }), request, parts.siteOrigin)
}

type Tell = (permissions: Permissions, parts: AccountParts) => object

/** What is said of people who are signed in, by its path. */
const told: Readonly<Record<string, Tell>> = {
  [permissionsPath]: (userPermissions) => ({ userPermissions }),
  [searchKeyPath]: (permissions, { subscribers }) => ({
    searchKey: subscribers.keyFor(permissions, new Date()) ?? null,
  }),
}

type Telling = { parts: AccountParts; tell: Tell }

async function tellHolder(request: IncomingMessage, path: string, { parts, tell }: Telling): Promise<Answer> {
  const asker = await parts.findAsker(request.headers.authorization, path)
  if (!asker) return refused
  parts.noteSession(request, asker)
  // Before every grant was read, an empty answer would be a false one.
  if (!parts.isWhole()) return unavailable
  return toJson(200, { data: tell(await parts.grants.permissionsOf(asker, new Date()), parts) })
}

/** Only the site may ask from another origin. */
function withCors(given: Answer, { headers }: IncomingMessage, { siteOrigin }: AccountParts): Answer {
  if (headers.origin !== siteOrigin) return given
  const cors = {
    'access-control-allow-origin': siteOrigin,
    'access-control-allow-headers': 'authorization, x-xsrf-token',
    'access-control-allow-methods': 'GET',
    vary: 'origin',
  }
  return { ...given, headers: { ...given.headers, ...cors } }
}
