import { type Answer, toJson } from '../../http/respond'
import { databaseConnection } from '../connections'
import { type Asked, type Fields, textOf } from '../http/asked'
import { localeOf } from '../http/look'
import { ApiProblem } from '../http/problems'
import { type Route } from '../http/route'
import { type Service } from '../parts'
import { limits } from '../settings'
import { findBrokenRules, passwordRules } from '../users/password-rules'
import { askReset } from '../users/reset-password'
import { signUp } from '../users/sign-up'
import { isEmail, toEmail } from '../users/user'
import { requireAnswer } from './challenges'
import { requireClient } from './clients'

/** The calls behind WebAuth.signup and WebAuth.changePassword. */
export const databaseConnectionRoutes = (service: Service): Route[] => [
  { method: 'POST', path: '/dbconnections/signup', handle: (asked) => answerSignUp(service, asked) },
  { method: 'POST', path: '/dbconnections/change_password', handle: (asked) => answerChange(service, asked) },
]

async function answerSignUp(service: Service, asked: Asked): Promise<Answer> {
  const { parts } = service
  const fields = await asked.fields()
  requireClient(parts.settings, fields)
  const email = requireAddress(fields)
  const password = textOf(fields, 'password')
  const metadata = toMetadata(fields.user_metadata)
  requireStrength(password, email)
  await requireAnswer(service, asked, fields)
  if (!(await parts.attempts.allow(`sign-ups from ${asked.ip}`, limits.signUps))) throw tooMany()

  const name = textOf(fields, 'name')
  const user = await signUp(parts, { name, email, password, locale: localeOf(asked), ip: asked.ip, metadata })
  if (!user) throw badRequest('invalid_signup', 'Invalid sign up')
  return toJson(200, {
    _id: user.id.replace(/^.*\|/, ''),
    email,
    email_verified: false,
    ...(fields.user_metadata === undefined ? {} : { user_metadata: user.user_metadata }),
  })
}

/** One answer for every address: whether it is known is nobody's business. */
async function answerChange({ parts }: Service, asked: Asked): Promise<Answer> {
  const fields = await asked.fields()
  requireClient(parts.settings, fields)
  await askReset(parts, { email: requireAddress(fields), locale: localeOf(asked), ip: asked.ip })
  return {
    status: 200,
    type: 'text/html; charset=utf-8',
    body: "We've just sent you an email to reset your password.",
  }
}

function requireAddress(fields: Fields): string {
  if (textOf(fields, 'connection') !== databaseConnection) {
    throw badRequest('invalid_connection', 'The connection does not exist or takes no passwords')
  }
  const email = toEmail(textOf(fields, 'email'))
  if (!isEmail(email)) throw badRequest('invalid_email', "Object didn't pass validation for format email: email")
  return email
}

const mostMetadata = 10
const longestValue = 500

/** Auth0 takes at most ten short texts from somebody who is not signed in. */
function toMetadata(value: unknown): Record<string, string> {
  if (value === undefined) return {}
  const entries = typeof value === 'object' && value !== null ? Object.entries(value) : []
  const isText = (entry: [string, unknown]): entry is [string, string] =>
    typeof entry[1] === 'string' && entry[1].length <= longestValue
  if (Array.isArray(value) || entries.length === 0 || entries.length > mostMetadata || !entries.every(isText)) {
    throw badRequest('invalid_body', 'user_metadata must be an object of at most 10 texts of at most 500 characters')
  }
  return Object.fromEntries(entries)
}

function requireStrength(password: string, email: string): void {
  const broken = new Set(findBrokenRules(password, email))
  if (broken.size === 0) return
  const rule = (code: 'length' | 'own' | 'common', message: string, format: number[] = []) => ({
    message,
    format,
    code,
    verified: !broken.has(code),
  })
  throw new ApiProblem(400, {
    name: 'PasswordStrengthError',
    message: 'Password is too weak',
    code: 'invalid_password',
    description: {
      rules: [
        rule('length', 'At least %d characters in length', [passwordRules.least]),
        rule('own', 'Contains nothing of the email address'),
        rule('common', 'Is hard to guess'),
      ],
      verified: false,
    },
    policy: `* At least ${passwordRules.least} characters in length`,
    statusCode: 400,
  })
}

const badRequest = (code: string, description: string) =>
  new ApiProblem(400, { name: 'BadRequestError', code, description, statusCode: 400 })

const tooMany = () =>
  new ApiProblem(429, {
    name: 'TooManyRequestsError',
    code: 'too_many_requests',
    description: 'Too many sign-ups from this address',
    statusCode: 429,
  })
