import { type Answer } from '../../http/respond'
import { type Connection, findConnection } from '../connections'
import { textOf } from '../http/asked'
import { PageProblem } from '../http/problems'
import { upstreamPage } from '../pages/choice-pages'
import { isEmail, toEmail } from '../users/user'
import { show, signInAs, type Step } from './open-step'

type Presented = { name: string; email: string; problems: Record<string, string> }

/** Plays the social network, or the company, that would say who somebody is. */
export function showUpstream(step: Step, connectionName: string, presented?: Presented): Answer {
  const { kind, name } = findUpstream(connectionName)
  const usual = step.service.parts.people.find((person) => person.connection === name)
  const { name: person, email, problems } = presented ?? { name: '', email: '', ...usual, problems: {} }
  const content = upstreamPage(step.look.words, { link: step.link, kind, name: person, email, problems })
  return show(step, content, Object.keys(problems).length > 0 ? 400 : 200)
}

export async function answerUpstream(step: Step, connectionName: string): Promise<Answer> {
  const connection = findUpstream(connectionName)
  const fields = await step.asked.fields()
  const name = textOf(fields, 'name').trim()
  const email = toEmail(textOf(fields, 'email'))
  const { words } = step.look
  const problems = {
    ...(name === '' ? { name: words.signUp.nameMissing } : {}),
    ...(isEmail(email) ? {} : { email: words.problems.email }),
  }
  if (Object.keys(problems).length > 0) return showUpstream(step, connectionName, { name, email, problems })

  const { users } = step.service.parts
  const known = await users.findLogin(connection.name, { email })
  const isVerified = textOf(fields, 'verified') !== ''
  const userId = known?.user_id ?? (await users.create(connection, { name, email, email_verified: isVerified }))?.id
  if (userId === undefined) throw new PageProblem(400, 'badRequest')
  return signInAs(step, userId)
}

function findUpstream(name: string): Connection & { kind: 'social' | 'enterprise' } {
  const connection = findConnection(name)
  const { kind } = connection ?? {}
  if (connection && (kind === 'social' || kind === 'enterprise')) return { ...connection, kind }
  throw new PageProblem(404, 'notFound')
}
