import { type Answer } from '../../http/respond'
import { type Fields, textOf } from '../http/asked'
import { codePage, enterCodePage, forgotPage } from '../pages/letter-pages'
import { redeemCode } from '../users/redeem-code'
import { askReset } from '../users/reset-password'
import { sendCodeLetter } from '../users/send-code'
import { isEmail, toEmail } from '../users/user'
import { show, signInAs, type Step } from './open-step'
import { showInbox } from './sign-up'

const connection = 'email'

export const showForgot = (step: Step, email = step.param('login_hint'), problems = {}): Answer =>
  show(step, forgotPage(step.look.words, { link: step.link, email, problems }), statusOf(problems))

export async function answerForgot(step: Step): Promise<Answer> {
  const { words, locale } = step.look
  const email = toEmail(textOf(await step.asked.fields(), 'email'))
  if (!isEmail(email)) return showForgot(step, email, { email: words.problems.email })
  await askReset(step.service.parts, { email, locale, ip: step.asked.ip })
  return showInbox(step, words.inbox.reset(email))
}

export const showCode = (step: Step, email = step.param('login_hint'), problems = {}): Answer =>
  show(step, codePage(step.look.words, { link: step.link, email, problems }), statusOf(problems))

export async function answerCode(step: Step): Promise<Answer> {
  const fields = await step.asked.fields()
  const email = toEmail(textOf(fields, 'email'))
  if (!isEmail(email)) return showCode(step, email, { email: step.look.words.problems.email })
  return textOf(fields, 'action') === 'enter' ? enterCode(step, email, fields) : sendCode(step, email)
}

async function sendCode(step: Step, email: string): Promise<Answer> {
  const { asked, client, interaction, look, service } = step
  const isSent = await sendCodeLetter(service.parts, {
    connection,
    recipient: email,
    clientId: client.id,
    request: Object.fromEntries(Object.entries(interaction.params).map(([name, value]) => [name, String(value)])),
    locale: look.locale,
    ip: asked.ip,
  })
  return isSent ? showEnter(step, email, {}) : showCode(step, email, { email: look.words.problems.tooMany })
}

async function enterCode(step: Step, email: string, fields: Fields): Promise<Answer> {
  const code = textOf(fields, 'code').replace(/\s/g, '')
  const userId = await redeemCode(step.service.parts, { connection, recipient: email, code })
  return userId === undefined ? showEnter(step, email, { code: step.look.words.problems.code }) : signInAs(step, userId)
}

const showEnter = (step: Step, email: string, problems: Record<string, string>): Answer =>
  show(step, enterCodePage(step.look.words, { link: step.link, email, problems }), statusOf(problems))

const statusOf = (problems: object): number => (Object.keys(problems).length > 0 ? 400 : 200)
