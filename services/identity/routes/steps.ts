import { type Answer } from '../../edge/respond'
import { type Params, type Route } from '../http/router'
import { refuseForeignForm } from '../http/same-origin'
import { answerCode, answerForgot, showCode, showForgot } from '../interaction/letters'
import { openStep, type Step } from '../interaction/open-step'
import { answerFirst, showFirst } from '../interaction/sign-in'
import { answerSignUp, showSignUp } from '../interaction/sign-up'
import { answerUpstream, showUpstream } from '../interaction/upstream'
import { type Service } from '../parts'

type Draw = (step: Step, params: Params) => Answer | Promise<Answer>
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
    const address = `/u/interaction/{uid}${path}`
    return [
      {
        method: 'GET',
        path: address,
        answer: async (asked, params) => show(await openStep(service, asked, params.uid ?? ''), params),
      },
      {
        method: 'POST',
        path: address,
        answer: async (asked, params) => {
          refuseForeignForm(asked)
          return answer(await openStep(service, asked, params.uid ?? ''), params)
        },
      },
    ]
  })
