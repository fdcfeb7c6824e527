import { withClient } from '../../../services/database/connect'
import { type Doc, docOf } from '../../support/cms/cms'
import { draftIn, type Newsroom, publishIn } from '../../support/cms/newsroom'
import { lawDesk } from '../../support/letters/law-desk'
import { databaseIn } from '../../support/place/database-process'

type Shown = { id: number; seen: string }
type Told = { operation: string; locale: string; document: Record<string, unknown> }

const nextYear = new Date(Date.now() + 365 * 86_400_000).toISOString().slice(0, 10)
const shownRow = /\\"id\\":(\d+),\\"short\\"[^{}]*?\\"seen\\":\\"([\w-]+)\\"/g

/** Most years, the law of a place is what it was: a lawyer says so once for all its answers. */
export function describeYearlyReview(given: () => Newsroom): void {
  let room: Newsroom
  let place: number
  beforeAll(async () => {
    room = given()
    const iceland = { name: 'Iceland', iso: 'IS', key: 'iceland', slug: 'iceland' }
    const first = await lawDesk(room).answer('review', iceland)
    place = first.jurisdiction
    const { navService } = docOf(
      await room.as('editor')('GET', `/api/nav-questions/${first.question}?depth=0&locale=en`),
    )
    const one = await write(first)
    docOf(await change(one, { shortAnswer: 'Oui, à 5 %', live: true }, ['author', 'fr-fr']))
    await publish(one)
    await publish(one, 'fr-fr')
    for (const key of ['second', 'third']) {
      const asked = { text: `The ${key}?`, navService, key, topic: 'Filings', position: 2, valueType: 'status' }
      const sent = { ...asked, _status: 'published' }
      const question = docOf(await room.as('editor')('POST', `/api/nav-questions${publishIn('en')}`, sent)).id
      await publish(await write({ ...first, question }))
    }
  })

  const page = async (role: string, path: string) => (await room.as(role)('GET', `/admin/collections/${path}`)).text
  const shown = async (id = place): Promise<Shown[]> =>
    [...(await page('approver', `nav-jurisdictions/${id}/answers`)).matchAll(shownRow)].map(([, answer, seen]) => ({
      id: Number(answer),
      seen: String(seen),
    }))
  const press = (role: string, answers: readonly Shown[], { id = place, dueOn = nextYear } = {}) =>
    room.as(role)('POST', `/api/yearly-review/${id}`, { answers, dueOn })
  const read = async (id: number, query = '?locale=en') =>
    docOf(await room.as('editor')('GET', `/api/nav-answers/${id}${query}&depth=0`))
  const told = (id: number) =>
    withClient(databaseIn(room.place).url, async (client) => {
      const text = `select operation, locale, document from publications where type = 'nav-answer' and item_id = $1 order by seq`
      return (await client.query<Told>(text, [id])).rows
    })

  describe('the yearly review of a jurisdiction', () => {
    it('confirms all its answers with one press of a lawyer, with day, reviewer and one receipt (N16, NV-2)', async () => {
      const answers = await shown()
      const [first] = answers
      const id = first?.id ?? 0
      const [before, toldBefore] = [await read(id), await told(id)]
      const refused = await press('editor', answers)
      const done = await press('approver', answers)
      const [after, toldAfter] = [await read(id), await told(id)]

      expect(answers).toHaveLength(3)
      expect([refused.status, done.status]).toEqual([403, 200])
      expect(done.body).toEqual({ reviewed: 3, left: [], isWhole: true })
      expect(after).toEqual({
        ...before,
        reviewedAt: `${new Date().toISOString().slice(0, 10)}T12:00:00.000Z`,
        reviewDueAt: `${nextYear}T12:00:00.000Z`,
        reviewedBy: 'Lydia Thorne',
        review: expect.objectContaining({ state: (before.review as { state: string }).state }) as unknown,
        updatedAt: expect.any(String) as unknown,
      })
      // Readers see the day and the lawyer, in each language, and of nothing else.
      const fresh = toldAfter.slice(toldBefore.length)
      expect(fresh.map(({ locale }) => locale).sort()).toEqual(['en', 'fr-fr'])
      for (const { document, locale } of fresh) {
        const old = toldBefore.findLast((one) => one.locale === locale)?.document
        const { reviewedAt, reviewDueAt, reviewedBy } = document
        expect(document).toEqual({ ...old, reviewedAt, reviewDueAt, reviewedBy })
        expect([reviewedBy, String(reviewDueAt).slice(0, 10)]).toEqual(['Lydia Thorne', nextYear])
      }
    })

    it('is written down once for the jurisdiction, which bears the new days, and as no publication (N16)', async () => {
      const [event] = (await room.eventsOf('nav-jurisdictions', { id: place })).slice(-1)
      const [answer] = await shown()
      const events = await room.eventsOf('nav-answers', { id: answer?.id ?? 0 })
      const due = docOf(await room.as('editor')('GET', `/api/nav-jurisdictions/${place}?locale=en&depth=0`)).reviewDue

      expect(event).toMatchObject({ what: 'review', name: 'Lydia Thorne', note: '3 answers' })
      expect(events.slice(-1).map(({ what }) => what)).toEqual(['review'])
      expect(due).toBe(`${nextYear}T12:00:00.000Z`)
    })

    it('leaves what is being written and what changed meanwhile, and says so (N16)', async () => {
      const [pending, changed, plain] = await shown()
      if (!pending || !changed || !plain) throw new Error('There are too few answers.')
      const draft = { shortAnswer: 'Only above 9 %' }
      docOf(await change(pending, draft))
      const stale = { ...changed, seen: 'what was there yesterday' }
      const { body } = await press('approver', [pending, stale, plain])

      expect(body).toMatchObject({
        reviewed: 1,
        isWhole: false,
        left: [
          { id: pending.id, why: expect.stringContaining('new version') as unknown },
          { id: changed.id, why: expect.stringContaining('Load it again') as unknown },
        ],
      })
      expect((await read(pending.id, draftIn('en'))).shortAnswer).toBe(draft.shortAnswer)
    })

    it('is due on a day to come, and not in ten years (N16)', async () => {
      const answers = await shown()
      const asked = async (dueOn: string) => (await press('approver', answers, { dueOn })).status

      expect([await asked('2026-01-01'), await asked('2099-01-01'), await asked('soon')]).toEqual([403, 403, 403])
    })
  })

  describe('a changed answer', () => {
    it('is shown beside what readers have, and published with the name of the lawyer who approved it (NV-2)', async () => {
      const newcomer = { name: 'Monaco', iso: 'MC', key: 'monaco', slug: 'monaco' }
      const body = { ...(await lawDesk(room).answer('fishing', newcomer)), approver: 'Somebody else' }
      const answer = await write(body)
      await publish(answer)
      const next = { shortAnswer: 'Yes, at 3 %', version: 2, changeKind: 'law-change', changeNote: 'It is lower.' }
      docOf(await change(answer, next))
      const difference = await page('author', `nav-answers/${answer.id}/difference?locale=en`)

      expect((await read(answer.id)).approver).toBe('Lydia Thorne')
      expect((await told(answer.id)).at(-1)?.document).toMatchObject({ approver: 'Lydia Thorne', reviewedBy: null })
      expect(difference).toMatch(/<del[^>]*>.*?5 ?<\/del>/)
      expect(difference).toMatch(/<ins[^>]*>.*?3 ?<\/ins>/)
      expect(difference).toContain('It is lower.')
    })
  })

  const write = async (body: object) => docOf(await room.as('author')('POST', `/api/nav-answers${draftIn('en')}`, body))
  const change = ({ id }: { id: number }, body: object, [role, locale]: [string, string] = ['author', 'en']) =>
    room.as(role)('PATCH', `/api/nav-answers/${id}${draftIn(locale)}`, body)
  async function publish(answer: Doc, locale = 'en'): Promise<void> {
    docOf(await change(answer, { review: { state: 'in-review' } }, ['author', locale]))
    docOf(await change(answer, { review: { state: 'approved' } }, ['approver', locale]))
    const sent = { _status: 'published', live: true }
    docOf(await room.as('editor')('PATCH', `/api/nav-answers/${answer.id}${publishIn(locale)}`, sent))
  }
}
