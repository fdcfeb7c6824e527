import { type Answer, docOf } from '../../support/cms/cms'
import {
  answerOf,
  type ContentPlace,
  createPlace,
  dayOf,
  dealOf,
  eventOf,
  jurisdictionOf,
  officeOf,
  personOf,
  vacancyOf,
  type Values,
} from '../../support/cms/cms-content'
import { type Cms, markedIn, problemsIn } from '../../support/cms/cms-process'
import { wrongValues } from '../../support/cms/cms-wrong-values'
import { describeLegalNotice } from './legal-notice'

export function describeContent(where: () => Cms) {
  describe('what may go into the CMS', () => {
    let cms: Cms
    let lawyer: string
    let place: ContentPlace

    const save = (path: string, body: Values, method = 'POST'): Promise<Answer> =>
      cms.ask(`/api/${path}`, { method, body, token: cms.admin })
    const approve = (path: string) =>
      cms.ask(`/api/${path}?draft=true`, { method: 'PATCH', token: lawyer, body: { review: { state: 'approved' } } })
    const publish = (collection: string, body: Values) => save(collection, { ...body, _status: 'published' })
    const create = async (collection: string, body: Values): Promise<number> => {
      const answer = await publish(collection, body)
      return docOf(answer).id
    }
    const count = async (collection: string) =>
      (await cms.ask(`/api/${collection}/count`, { token: cms.admin })).body.totalDocs

    beforeAll(async () => {
      cms = where()
      lawyer = await cms.signIn('approver', 'editor')
      place = await createPlace(create)
    })

    describe('addresses', () => {
      it('refuses parents that run in a circle, and names it (L-1)', async () => {
        const upper = await create('pages', { title: 'Upper circle' })
        const lower = await create('pages', { title: 'Lower circle', parent: upper })

        const answer = await save(`pages/${upper}`, { parent: lower, _status: 'published' }, 'PATCH')

        expect(answer.status).toBe(400)
        expect(problemsIn(answer)).toContain('parents run in a circle')
        expect(problemsIn(answer)).toContain('"Upper circle" is below "Lower circle"')
        const { body } = await cms.ask(`/api/pages/${upper}?depth=0`, { token: cms.admin })
        expect(body.parent).toBeNull()
      })

      it('takes a page at depth five and refuses the sixth, naming it (L-1)', async () => {
        let parent: number | null = null
        for (const level of [1, 2, 3, 4, 5]) parent = await create('pages', { title: `Level ${level}`, parent })

        const answer = await publish('pages', { title: 'Level 6', parent })

        expect(answer.status).toBe(400)
        expect(problemsIn(answer)).toContain('"Level 6" has no address')
      })

      it('refuses a slug that the site needs at that place, and takes it where it is free (CV-4)', async () => {
        const news = await publish('news', { title: 'Page', slug: 'page', publishedOn: dayOf('01') })
        const vacancy = await publish('vacancies', vacancyOf(place, { title: 'Benefits', slug: 'benefits' }))
        const product = await publish('products', { title: 'Marketing', slug: 'marketing', kind: 'tool' })
        const page = await publish('pages', { title: 'Page', slug: 'page' })

        for (const answer of [news, vacancy, product]) {
          expect([answer.status, problemsIn(answer)]).toEqual([400, expect.stringMatching(/^".+" has no address: /)])
          expect(markedIn(answer)).toEqual(['slug'])
        }
        expect(page.status).toBe(201)
      })

      it('refuses a second item at an address and names both (L-5)', async () => {
        await create('offices', officeOf(place, { name: 'First of two', slug: 'two' }))

        const answer = await publish('offices', officeOf(place, { name: 'Second of two', slug: 'two' }))

        expect(answer.status).toBe(400)
        expect(problemsIn(answer)).toContain('"First of two" and "Second of two" would both have the address')
        expect(markedIn(answer)).toEqual(['slug'])
      })

      it.each(['Capital', 'two  words', '-edge', 'a/b', 'e\u0301', '%2e%2e', 'x'.repeat(201)])(
        'refuses the slug %j at once, not only when it goes live (CV-4)',
        async (slug) => {
          const answer = await publish('pages', { title: 'Slug', slug })

          expect(answer.status).toBe(400)
          expect(problemsIn(answer)).toMatch(/Slug/)
        },
      )
    })

    describe('values', () => {
      it.each(wrongValues)('refuses $name, names the field and keeps nothing', async ({ collection, body, words }) => {
        const before = await count(collection)

        const answer = await publish(collection, body(place))

        expect([answer.status, problemsIn(answer)]).toEqual([400, expect.stringMatching(words)])
        expect(await count(collection)).toBe(before)
      })

      it('takes the same values once they are right', async () => {
        expect(
          (await publish('events', eventOf({ registrationOpens: dayOf('01'), registrationCloses: dayOf('09') })))
            .status,
        ).toBe(201)
        expect((await publish('deals', dealOf({ value: 5, currency: 'GBP' }))).status).toBe(201)
        expect((await publish('redirects', { from: '/en/old', reason: 'x', isGone: true })).status).toBe(201)
      })
    })

    describe('grants', () => {
      const grant = { email: 'client@example.com', from: dayOf('01') }

      it('are signed with the name of the person who makes them', async () => {
        const manager = await cms.signIn('product-manager')

        const answer = await cms.ask('/api/grants', {
          method: 'POST',
          token: manager,
          body: { ...grant, grantedBy: 'somebody else' },
        })

        expect(answer.status).toBe(201)
        expect(docOf(answer).grantedBy).toMatch(/^product-manager\..*@example\.com$/)
      })

      it.each([
        ['belong to nobody', { from: dayOf('01') }, /Subject at the sign-in provider: Say whose grant/],
        ['end before they begin', { ...grant, to: '2026-04-01T12:00:00.000Z' }, /Until: A grant must end/],
      ])('are refused when they %s', async (_, body, words) => {
        const answer = await save('grants', body)

        expect([answer.status, problemsIn(answer)]).toEqual([400, expect.stringMatching(words)])
      })
    })

    describeLegalNotice({ save, approve })

    describe('another language', () => {
      it('does not go live with the one that is being saved while it lacks something, and is named', async () => {
        const id = await create('people', personOf(place, { name: 'Cleo Example', email: 'cleo@example.com' }))
        await save(`people/${id}?locale=fr-fr&draft=true`, { name: 'Cléo Exemple', live: true }, 'PATCH')

        const path = `people/${id}?locale=en&publishAllLocales=true`
        const answer = await save(path, { jobTitle: 'Senior counsel', _status: 'published' }, 'PATCH')

        expect(answer.status).toBe(400)
        expect(problemsIn(answer)).toContain('"Cléo Exemple" cannot be live in Français: Job title – is missing')
        const kept = await cms.ask(`/api/people/${id}?locale=en`, { token: cms.admin })
        expect(kept.body.jobTitle).toBe('Counsel')
      })

      it('goes live with it once it is complete', async () => {
        const id = await create('people', personOf(place, { name: 'Dan Example', email: 'dan@example.com' }))
        await save(`people/${id}?locale=fr-fr&draft=true`, { name: 'Dan', jobTitle: 'Avocat', live: true }, 'PATCH')

        const path = `people/${id}?locale=en&publishAllLocales=true`
        const answer = await save(path, { jobTitle: 'Senior counsel', _status: 'published' }, 'PATCH')
        const french = await cms.ask(`/api/people/${id}?locale=fr-fr`, { token: cms.admin })

        expect([answer.status, problemsIn(answer)]).toEqual([200, ''])
        expect(french.body.jobTitle).toBe('Avocat')
      })
    })

    it('keeps one published answer to a question in a jurisdiction, no matter who is faster', async () => {
      const jurisdiction = await create('nav-jurisdictions', jurisdictionOf(place, { name: 'Spain', iso: 'ES' }))
      const question = await create('nav-questions', {
        text: 'Is there a duty?',
        navService: place.navService,
        key: 'duty',
        topic: 'Duties',
        position: 1,
        valueType: 'status',
      })
      const answers = [1, 2, 3].map(async (version) => {
        const body = { ...answerOf({ jurisdiction, question, version }), review: { state: 'in-review' } }
        const draft = await save('nav-answers?draft=true', body)
        const id = String(docOf(draft).id)
        await cms.ask(`/api/nav-answers/${id}?draft=true`, {
          method: 'PATCH',
          token: lawyer,
          body: { review: { state: 'approved' } },
        })
        return id
      })
      const ids = await Promise.all(answers)

      const results = await Promise.all(ids.map((id) => save(`nav-answers/${id}`, { _status: 'published' }, 'PATCH')))

      expect(results.map(({ status }) => status).sort()).toEqual([200, 400, 400])
      expect(results.map(problemsIn).join('\n')).toMatch(
        /This jurisdiction has a published answer to this question already \(number \d+\)/,
      )
    })
  })
}
