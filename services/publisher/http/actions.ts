import { type Answer, toJson, toPlain } from '../../http/respond'
import { log } from '../../shared/log'
import { type Visitor } from './find-visitor'
import { type HouseRoute, on } from './house-route'

/** What people of the house may set going from the publisher's page. */
export type Actions = {
  resume: () => Promise<void>
  /** False when there is no such release to go back to. */
  restore: (number: number) => Promise<boolean>
  /** Goes on after the answer: it takes as long as a build. */
  compare: () => void
  checkSearch: () => Promise<void>
}

const actions = {
  resume: async ({ resume }: Actions) => resume(),
  compare: async ({ compare }: Actions) => Promise.resolve().then(compare),
  'check-search': async ({ checkSearch }: Actions) => checkSearch(),
}

/** Do what was pressed, and send back to the page that says what came of it. */
export const actionRoutes = (own: Actions): HouseRoute[] => [
  ...Object.entries(actions).map(([name, action]) =>
    on({ method: 'POST', path: `/publisher/${name}` }, async ({ visitor }) => {
      if (!visitor.mayPublish) return forbidden
      note(visitor, name)
      await action(own)
      return back
    }),
  ),
  on({ method: 'POST', path: '/publisher/releases/{number}' }, async ({ visitor }, { number }) => {
    if (!isNumber(number)) return undefined
    if (!visitor.mayPublish) return forbidden
    note(visitor, `releases/${number}`)
    return (await own.restore(Number(number))) ? back : undefined
  }),
]

export const isNumber = (text: string): boolean => /^\d+$/.test(text)

const note = ({ account }: Visitor, action: string): void => log.info(`${account} asked for ${action}`)

const forbidden = toJson(403, { error: 'Only those who may publish can do this.' })
const back: Answer = { ...toPlain(303, ''), body: '', headers: { location: '/publisher' } }
