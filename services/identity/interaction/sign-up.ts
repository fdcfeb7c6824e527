import { type Answer } from '../../http/respond'
import { textOf } from '../http/asked'
import { PageProblem } from '../http/problems'
import { type Problems } from '../pages/form'
import { noticePage } from '../pages/notice-page'
import { signUpPage } from '../pages/sign-up-page'
import { limits } from '../settings'
import { findBrokenRules } from '../users/password-rules'
import { signUp } from '../users/sign-up'
import { isEmail, toEmail } from '../users/user'
import { show, type Step } from './open-step'

export const showSignUp = (step: Step, form = { name: '', email: step.param('login_hint'), problems: {} }): Answer =>
  show(
    step,
    signUpPage(step.look.words, { ...form, link: step.link }),
    Object.keys(form.problems).length > 0 ? 400 : 200,
  )

/** Anyone who signs up reads the same whether the address was new or not: what differs is in the letter. */
export async function answerSignUp(step: Step): Promise<Answer> {
  const { asked, service, look } = step
  const fields = await asked.fields()
  const name = textOf(fields, 'name').trim()
  const email = toEmail(textOf(fields, 'email'))
  const password = textOf(fields, 'password')
  const { problems: words, signUp: labels } = look.words
  const problems: Problems = {
    ...(name === '' ? { name: labels.nameMissing } : {}),
    ...(isEmail(email) ? {} : { email: words.email }),
    ...(findBrokenRules(password, email).length === 0 ? {} : { password: words.password }),
  }
  if (Object.keys(problems).length > 0) return showSignUp(step, { name, email, problems })
  if (!(await service.parts.attempts.allow(`sign-ups from ${asked.ip}`, limits.signUps))) {
    throw new PageProblem(429, 'tooMany')
  }
  await signUp(service.parts, { name, email, password, locale: look.locale, ip: asked.ip })
  return showInbox(step, look.words.inbox.signUp(email))
}

export function showInbox({ look, link, ...step }: Step, lead: string): Answer {
  const { words, mountPath } = look
  const links = [{ href: link('?sign-in'), text: words.back }]
  const outbox = `${mountPath}/outbox?lang=${look.locale}`
  return show({ ...step, look, link }, noticePage(words, { title: words.inbox.title, lead, outbox, links }))
}
