import { type Doc, docOf } from '../../support/cms/cms'
import { draftIn, type Newsroom, today } from '../../support/cms/newsroom'

/** Whose name stands under an answer, whatever was sent. */
export function describeAnswers(given: () => Newsroom): void {
  let room: Newsroom
  beforeAll(() => {
    room = given()
  })

  describe('the name of the person who wrote an answer', () => {
    it('stands under each version of an answer, and an approver is not its writer (2.3)', async () => {
      const answer = docOf(await room.as('author')('POST', `/api/nav-answers${draftIn('en')}`, await answerHere()))
      const change = async (role: string, body: object) =>
        docOf(await room.as(role)('PATCH', `/api/nav-answers/${answer.id}${draftIn('en')}`, body))
      const corrected = await change('editor', { shortAnswer: 'Yes, at 3 %', changedBy: 'Somebody else' })
      await change('editor', { review: { state: 'in-review' } })
      const approved = await change('approver', { review: { state: 'approved' } })
      const path = `/api/nav-answers/versions?where[parent][equals]=${answer.id}&sort=id&depth=0&locale=en`
      const { docs = [] } = (await room.as('author')('GET', path)).body
      const names = docs.map(({ version }) => (version as Doc).changedBy)

      expect([answer.changedBy, corrected.changedBy, approved.changedBy]).toEqual([
        'Arthur Penn',
        'Edwin Marsh',
        'Edwin Marsh',
      ])
      expect(names[0]).toBe('Arthur Penn')
      expect(names.at(-1)).toBe('Edwin Marsh')
    })
  })

  describe('the status of an answer', () => {
    it('is asked for where the question has one, and empty where it asks for words (NV-6)', async () => {
      const path = (id = '') => `/api/nav-answers${id}${draftIn('en')}`
      const here = await answerHere('filing', 'status')
      const open = docOf(await room.as('author')('POST', path(), { ...here, status: null }))
      const sent = await room.as('author')('PATCH', path(`/${open.id}`), { review: { state: 'in-review' } })
      const told = docOf(await room.as('author')('POST', path(), await answerHere('language', 'text')))

      expect([sent.status, sent.words, sent.text]).toEqual([
        400,
        expect.stringContaining('What the law says'),
        expect.stringMatching(
          /Choose what the law says[^]*"path":"status"|"path":"status"[^]*Choose what the law says/,
        ),
      ])
      expect(told.status).toBeNull()
    })
  })

  const add = async (collection: string, body: object): Promise<number> =>
    docOf(await room.as('editor')('POST', `/api/${collection}${draftIn('en')}`, body)).id

  async function answerHere(key = 'notice', valueType = 'status'): Promise<object> {
    const navService = await add('nav-services', { name: 'Disclosure', key: 'disclosure', permissionKey: 'disclosure' })
    const question = { text: 'Is a notice needed?', navService, key, topic: 'Notices', position: 1 }
    return {
      shortAnswer: 'Yes, at 5 %',
      jurisdiction: await add('nav-jurisdictions', { name: 'France', iso: 'FR' }),
      question: await add('nav-questions', { ...question, valueType }),
      status: 'permitted',
      effectiveFrom: today,
      version: 1,
      changeKind: 'editorial',
    }
  }
}
