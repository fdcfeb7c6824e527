import { type Answer } from '../../http/respond'
import { type AnyParams } from '../../http/router'
import { type Asked } from '../http/asked'
import { toLook } from '../http/look'
import { PageProblem } from '../http/problems'
import { on, type Route } from '../http/route'
import { refuseForeignForm } from '../http/same-origin'
import { answerCode, answerForgot, showCode, showForgot } from '../interaction/letters'
import { openStep, redirectTo, type Step } from '../interaction/open-step'
import { answerFirst, showFirst } from '../interaction/sign-in'
import { answerSignUp, showSignUp } from '../interaction/sign-up'
import { answerUpstream, showUpstream } from '../interaction/upstream'
import { readSession } from '../oidc/read-session'
import { type Service } from '../parts'

/** A person who goes back to a sign-in that they have finished is signed in, so the website goes on from there. */
async function findWayOn(service: Service, asked: Asked): Promise<Answer | undefined> {
  const { accountId } = await readSession(service, asked)
  const user = accountId === undefined ? undefined : await service.parts.users.find(accountId)
  return user && redirectTo(toLook(service.parts.settings, asked).onward)
}

type Draw = (step: Step, params: AnyParams) => Answer | Promise<Answer>
type Page = { path: string; show: Draw; answer: Draw }

const pages: Page[] = [
  { path: '', show: showFirst, answer: answerFirst },
  { path: '/sign-up', show: (step) => showSignUp(step), answer: answerSignUp },
  { path: '/forgot-password', show: (step) => showForgot(step), answer: answerForgot },
  { path: '/code', show: (step) => showCode(step), answer: answerCode },
  {
    path: '/upstream/{connection}',
    show: (step, { connection = '' }) => showUpstream(step, connection),
    answer: (step, { connection = '' }) => answerUpstream(step, connection),
  },
]

/** The pages of a sign-in that is under way. */
export const stepRoutes = (service: Service): Route[] =>
  pages.flatMap(({ path, show, answer }) => {
    const address = `/u/interaction/{uid}${path}` as const
    return [
      on({ method: 'GET', path: address }, async (asked, params) => {
        try {
          return await show(await openStep(service, asked, params.uid), params)
        } catch (error) {
          const isOver = error instanceof PageProblem && error.reason === 'expired'
          const onward = isOver ? await findWayOn(service, asked) : undefined
          if (onward) return onward
          throw error
        }
      }),
      on({ method: 'POST', path: address }, async (asked, params) => {
        refuseForeignForm(asked)
        return answer(await openStep(service, asked, params.uid), params)
      }),
    ]
  })
