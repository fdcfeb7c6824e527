import { tellError } from '../../../services/cms/request/log-lines'

/** As `Refusal` is one: Payload's own class cannot be loaded here. */
const refuse = (message: string, inLog = message) => Object.assign(new Error(message), { status: 403, inLog })

describe('a line of the CMS’s log', () => {
  const message = 'Nothing was saved: Maria Holm has changed Summary since you opened it.'
  const inLog = 'Nothing was saved: somebody has changed Summary since you opened it.'

  it('says in place of a refusal that names a person what its words for the log are (Q-4)', () => {
    const refusal = refuse(message, inLog)
    const wrapped = Object.assign(new Error(message), { originalError: refusal })
    for (const error of [refusal, wrapped]) expect(tellError(error)).toMatchObject({ message: inLog, isRefusal: true })
    expect(refusal.message).toBe(message)
  })

  it('repeats a refusal that names nobody', () => {
    const said = 'Only an editor can withdraw a text.'
    expect(tellError(refuse(said))).toMatchObject({ message: said, isRefusal: true })
  })
})
