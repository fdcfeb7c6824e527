import { randomBytes } from 'node:crypto'
import { type Answer, toJson } from '../../http/respond'
import { type Asked, type Fields, textOf } from '../http/asked'
import { localeOf } from '../http/look'
import { ApiProblem, PageProblem } from '../http/problems'
import { type Route } from '../http/route'
import { redirectTo } from '../interaction/open-step'
import { issueLoginTicket } from '../oidc/sign-in-session'
import { type Service } from '../parts'
import { redeemCode, toRecipient } from '../users/redeem-code'
import { sendCodeLetter } from '../users/send-code'
import { isEmail, isPhoneNumber } from '../users/user'
import { requireAnswer } from './challenges'
import { requireClient } from './clients'

/** Signing in by what was sent to somebody. */
export const passwordlessRoutes = (service: Service): Route[] => [
  { method: 'POST', path: '/passwordless/start', handle: (asked) => start(service, asked) },
  { method: 'POST', path: '/passwordless/verify', handle: (asked) => verify(service, asked) },
  { method: 'GET', path: '/passwordless/verify_redirect', handle: (asked) => verifyAndSignIn(service, asked) },
]

async function start(service: Service, asked: Asked): Promise<Answer> {
  const fields = await asked.fields()
  const client = requireClient(service.parts.settings, fields)
  const { connection, recipient } = requireRecipient(fields)
  const send = textOf(fields, 'send')
  if (!['link', 'code', ''].includes(send)) throw invalid('send must be link or code')
  if (connection === 'sms' && send === 'link') throw invalid('a text message takes a code only')
  await requireAnswer(service, asked, fields)
  const { authParams } = fields
  const request = typeof authParams === 'object' && authParams !== null ? Object.entries(authParams) : []
  const isSent = await sendCodeLetter(service.parts, {
    connection,
    recipient,
    clientId: client.id,
    request: Object.fromEntries(request.filter((entry): entry is [string, string] => typeof entry[1] === 'string')),
    locale: localeOf(asked),
    ip: asked.ip,
  })
  if (!isSent) throw new ApiProblem(429, { error: 'too_many_requests', error_description: 'Too many messages.' })
  const id = randomBytes(12).toString('hex')
  const contact =
    connection === 'sms'
      ? { phone_number: recipient, phone_verified: false }
      : { email: recipient, email_verified: false }
  return toJson(200, { _id: id, ...contact })
}

async function verify({ parts }: Service, asked: Asked): Promise<Answer> {
  const fields = await asked.fields()
  const { connection, recipient } = requireRecipient(fields)
  const code = textOf(fields, 'verification_code')
  if (await parts.codes.isRight({ connection, recipient, code })) return toJson(200, { ok: true })
  throw new ApiProblem(401, { error: 'invalid_user_password', error_description: 'Wrong email or verification code.' })
}

/** Where the link of a letter leads, and where auth0-js goes with a code. */
async function verifyAndSignIn({ parts }: Service, { query }: Asked): Promise<Answer> {
  const fields = Object.fromEntries(query)
  const { connection, recipient } = requireRecipient(fields)
  const { id: clientId } = requireClient(parts.settings, fields)
  const userId = await redeemCode(parts, { connection, recipient, code: textOf(fields, 'verification_code') })
  if (userId === undefined) throw new PageProblem(401, 'badLink')
  const { ticket, cookie } = await issueLoginTicket(parts.tickets, { userId, clientId }, parts.settings.mountPath)
  const request = new URLSearchParams(query)
  for (const name of ['email', 'phone_number', 'verification_code', 'connection']) request.delete(name)
  request.set('login_ticket', ticket)
  return redirectTo(`${parts.settings.mountPath}/authorize?${request.toString()}`, { 'set-cookie': cookie })
}

function requireRecipient(fields: Fields): { connection: string; recipient: string } {
  const connection = textOf(fields, 'connection')
  const recipient = toRecipient(connection, textOf(fields, connection === 'sms' ? 'phone_number' : 'email'))
  if (connection === 'email' && isEmail(recipient)) return { connection, recipient }
  if (connection === 'sms' && isPhoneNumber(recipient)) return { connection, recipient }
  throw invalid(
    ['email', 'sms'].includes(connection)
      ? `${connection === 'sms' ? 'phone_number' : 'email'} is missing or malformed`
      : 'the connection does not exist or sends no codes',
  )
}

const invalid = (description: string) =>
  new ApiProblem(400, { error: 'bad.request', error_description: `error in request - ${description}` })
