import { type Answer, toJson } from '../../http/respond'
import { type Asked, type Fields, textOf } from '../http/asked'
import { localeOf } from '../http/look'
import { ApiProblem } from '../http/problems'
import { type Route } from '../http/route'
import { blocked } from '../oidc/password-grants'
import { issueLoginTicket } from '../oidc/sign-in-session'
import { type Service } from '../parts'
import { authenticate, usualConnection } from '../users/authenticate'
import { redeemCode } from '../users/redeem-code'
import { requireAnswer } from './challenges'
import { requireClient, requireWebOrigin } from './clients'

/** Signing in from an application's own form: the answer is a ticket that /authorize takes. */
export const credentialRoutes = (service: Service): Route[] => [
  { method: 'POST', path: '/co/authenticate', handle: (asked) => authenticateAcross(service, asked) },
  { method: 'POST', path: '/usernamepassword/login', handle: (asked) => signInFromForm(service, asked) },
]

async function authenticateAcross(service: Service, asked: Asked): Promise<Answer> {
  const { parts } = service
  const fields = await asked.fields()
  const client = requireClient(parts.settings, fields)
  requireWebOrigin(client, asked)
  const isOtp = textOf(fields, 'credential_type').endsWith('passwordless/otp')
  const userId = isOtp ? await takeCode(service, fields) : await takePassword(service, asked, fields)
  const { ticket, holder, cookie } = await issueLoginTicket(
    parts.tickets,
    { userId, clientId: client.id },
    parts.settings.mountPath,
  )
  const answer = toJson(200, { login_ticket: ticket, co_verifier: holder, co_id: holder.slice(0, 12) })
  return { ...answer, headers: { 'set-cookie': cookie } }
}

async function takeCode({ parts }: Service, fields: Fields): Promise<string> {
  const [connection, recipient, code] = [textOf(fields, 'realm'), textOf(fields, 'username'), textOf(fields, 'otp')]
  const userId = await redeemCode(parts, { connection, recipient, code })
  if (userId !== undefined) return userId
  throw denied('Wrong email or verification code.')
}

async function takePassword(service: Service, asked: Asked, fields: Fields): Promise<string> {
  const { parts } = service
  await requireAnswer(service, asked, fields)
  const connection = usualConnection(textOf(fields, 'realm'))
  const [email, password] = [textOf(fields, 'username'), textOf(fields, 'password')]
  const found = await authenticate(parts, { email, password, connection, ip: asked.ip, locale: localeOf(asked) })
  if ('userId' in found) return found.userId
  if (found.problem === 'wrong') throw denied('Wrong email or password.')
  throw new ApiProblem(429, { error: 'too_many_attempts', error_description: blocked })
}

const denied = (words: string) => new ApiProblem(403, { error: 'access_denied', error_description: words })

// Of the form's fields, what /authorize is asked with.
const carried = ['client_id', 'redirect_uri', 'response_type', 'response_mode', 'scope', 'state', 'nonce', 'audience']

async function signInFromForm(service: Service, asked: Asked): Promise<Answer> {
  const { settings, tickets } = service.parts
  const fields = await asked.fields()
  const client = requireClient(settings, fields)
  await requireAnswer(service, asked, fields)
  const connection = usualConnection(textOf(fields, 'connection'))
  const [email, password] = [textOf(fields, 'username') || textOf(fields, 'email'), textOf(fields, 'password')]
  const found = await authenticate(service.parts, {
    email,
    password,
    connection,
    ip: asked.ip,
    locale: localeOf(asked),
  })
  if ('problem' in found) throw toValidationProblem(found.problem)
  const person = { userId: found.userId, clientId: client.id }
  const { ticket, cookie } = await issueLoginTicket(tickets, person, settings.mountPath)
  const entries = [...carried.map((name) => [name, textOf(fields, name)] as const), ['login_ticket', ticket] as const]
  const inputs = entries
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`)
  return {
    status: 200,
    type: 'text/html; charset=utf-8',
    body: `<form method="get" action="${settings.root}/authorize">${inputs.join('')}</form>`,
    headers: { 'set-cookie': cookie },
  }
}

function toValidationProblem(problem: 'wrong' | 'blocked'): ApiProblem {
  const [statusCode, code, description] =
    problem === 'blocked'
      ? ([429, 'too_many_attempts', blocked] as const)
      : ([401, 'invalid_user_password', 'Wrong email or password.'] as const)
  return new ApiProblem(statusCode, { name: 'ValidationError', code, description, statusCode })
}

const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
