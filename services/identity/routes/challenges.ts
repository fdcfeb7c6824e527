import { type Answer, toJson } from '../../http/respond'
import { type Asked, type Fields, textOf } from '../http/asked'
import { localeOf } from '../http/look'
import { ApiProblem } from '../http/problems'
import { type Route } from '../http/route'
import { type Service } from '../parts'
import { limits } from '../settings'
import { needsCaptcha } from '../users/authenticate'
import { isAnswer, issueChallenge } from '../users/captcha'
import { wordsOf } from '../words/choose-words'

const paths = [
  '/usernamepassword/challenge',
  '/dbconnections/signup/challenge',
  '/dbconnections/change_password/challenge',
  '/passwordless/challenge',
]

export const challengeRoutes = (service: Service): Route[] =>
  paths.map((path) => ({ method: 'POST', path, handle: (asked) => answerChallenge(service, asked) }))

async function answerChallenge({ parts }: Service, asked: Asked): Promise<Answer> {
  const state = textOf(await asked.fields(), 'state')
  if (state === '') throw new ApiProblem(400, { error: 'invalid_request', error_description: 'state is missing' })
  if (!(await parts.attempts.allow(`challenges for ${asked.ip}`, limits.challenges))) {
    throw new ApiProblem(429, { error: 'too_many_requests', error_description: 'Too many challenges.' })
  }
  if (!(await needsCaptcha(parts, asked.ip))) return toJson(200, { required: false })
  const { image, terms } = await issueChallenge(parts, stateOf(state))
  const { captcha } = wordsOf(localeOf(asked))
  const [left, right] = terms.map((term) => captcha.numbers[term] ?? '')
  return toJson(200, {
    required: true,
    provider: 'auth0',
    type: 'code',
    image,
    // For anyone who cannot see the picture: its answer is accepted as well.
    question: captcha.question(left ?? '', right ?? ''),
  })
}

const stateOf = (state: string): string => `challenge ${state}`

/** Where a challenge is due, the call must carry its answer under the state that it was made for. */
export async function requireAnswer({ parts }: Service, asked: Asked, fields: Fields): Promise<void> {
  if (!(await needsCaptcha(parts, asked.ip))) return
  if (await isAnswer(parts, stateOf(textOf(fields, 'state')), textOf(fields, 'captcha'))) return
  throw new ApiProblem(400, {
    name: 'ValidationError',
    code: 'invalid_captcha',
    description: 'The captcha value is incorrect',
    statusCode: 400,
  })
}
