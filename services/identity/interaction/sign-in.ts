import { type Answer } from '../../http/respond'
import { databaseConnection, findConnection, isUpstream } from '../connections'
import { type Fields, textOf } from '../http/asked'
import { PageProblem } from '../http/problems'
import { chooserPage } from '../pages/choice-pages'
import { type Problems } from '../pages/form'
import { signInPage } from '../pages/sign-in-page'
import { authenticate, needsCaptcha } from '../users/authenticate'
import { isAnswer, issueChallenge } from '../users/captcha'
import { TooBusy } from '../users/hash-password'
import { allow, showConsent } from './consent'
import { finish, redirectTo, show, signInAs, type Step } from './open-step'

/** The first page of a sign-in: what it is depends on what the request still lacks. */
export async function showFirst(step: Step): Promise<Answer> {
  const { interaction, asked, service, link, look, param } = step
  const { name } = interaction.prompt
  if (name === 'consent') return showConsent(step)
  if (asked.query.has('sign-in')) return showSignIn(step, {})
  const signedIn = interaction.session?.accountId
  if (name === 'select_account' && signedIn !== undefined) {
    const user = await service.parts.users.find(signedIn)
    if (user) return show(step, chooserPage(look.words, { name: user.name, link }))
  }
  const connection = findConnection(param('connection'))
  if (connection && isUpstream(connection)) return redirectTo(link(`/upstream/${connection.name}`))
  if (connection?.name === 'email') return redirectTo(link('/code'))
  return param('screen_hint') === 'signup' ? redirectTo(link('/sign-up')) : showSignIn(step, {})
}

export async function answerFirst(step: Step): Promise<Answer> {
  const fields = await step.asked.fields()
  const signedIn = step.interaction.session?.accountId
  switch (textOf(fields, 'action')) {
    case 'deny':
      return finish(step, { error: 'access_denied', error_description: 'User did not authorize the request' })
    case 'allow':
      return allow(step)
    case 'same':
      return signedIn === undefined ? showSignIn(step, {}) : finish(step, { select_account: {} })
    case 'demo':
      return signInDemo(step, textOf(fields, 'role'))
    default:
      return signInWithPassword(step, fields)
  }
}

const captchaState = ({ interaction }: Step): string => `interaction ${interaction.uid}`

type Tried = { email?: string; problems?: Problems }

async function showSignIn(step: Step, { email = step.param('login_hint'), problems = {} }: Tried): Promise<Answer> {
  const { client, link, look, asked, service } = step
  const isAsked = await needsCaptcha(service.parts, asked.ip)
  const challenge = isAsked ? await issueChallenge(service.parts, captchaState(step)) : undefined
  const { people } = service.parts
  const form = { link, clientName: client.name, isFirstParty: client.isFirstParty, email, problems, challenge, people }
  return show(step, signInPage(look.words, form), Object.keys(problems).length > 0 ? 400 : 200)
}

async function signInWithPassword(step: Step, fields: Fields): Promise<Answer> {
  const { asked, service, look } = step
  const { signIn, problems: words, captcha } = look.words
  const email = textOf(fields, 'email')
  const password = textOf(fields, 'password')
  const again = (problems: Problems) => showSignIn(step, { email, problems })
  if (password === '') return again({ password: words.passwordMissing })
  if (await needsCaptcha(service.parts, asked.ip)) {
    const isRight = await isAnswer(service.parts, captchaState(step), textOf(fields, 'captcha'))
    if (!isRight) return again({ captcha: captcha.wrong })
  }
  try {
    const credentials = { email, password, connection: databaseConnection, ip: asked.ip, locale: look.locale }
    const found = await authenticate(service.parts, credentials)
    if ('userId' in found) return await signInAs(step, found.userId)
    return await again({ form: found.problem === 'blocked' ? signIn.blocked : signIn.wrong })
  } catch (error) {
    if (error instanceof TooBusy) return again({ form: signIn.busy })
    throw error
  }
}

async function signInDemo(step: Step, role: string): Promise<Answer> {
  const { people, users } = step.service.parts
  const person = people.find((one) => one.role === role)
  const login = person && (await users.findLogin(person.connection, { email: person.email }))
  if (!login) throw new PageProblem(404, 'notFound')
  return signInAs(step, login.user_id)
}
