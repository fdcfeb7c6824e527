import { accountsOf, type Doc, docOf } from '../../support/cms/cms'
import { draftIn, type Newsroom, publishIn, today } from '../../support/cms/newsroom'
import { testLanguages } from '../../support/workflow-cases/languages'

export function describeWorkflow(where: () => Newsroom) {
  describe('the editorial workflow', () => {
    let room: Newsroom

    beforeAll(() => {
      room = where()
    })

    describe('accounts', () => {
      it('exist for every role', async () => {
        const accounts = accountsOf(room.place)
        const answers = await Promise.all(accounts.map(({ role }) => room.as(role)('GET', '/api/users/me')))

        expect(accounts).toHaveLength(5)
        expect(answers.map(({ body }) => (body['user'] as { email: string } | null)?.email)).toEqual(
          accounts.map(({ email }) => email),
        )
      })

      it('cannot be made by registering again', async () => {
        const stranger = { email: 'x@example.com', password: 'long enough to pass', name: 'X', roles: ['admin'] }
        const { body, status } = await room.as('author')('POST', '/api/users/first-register', stranger)

        expect([status, body.token]).toEqual([403, undefined])
      })
    })

    describe('an author', () => {
      it('writes a draft (ED-1)', async () => {
        const doc = await room.write()

        expect(doc._status).toBe('draft')
        expect(await room.seen(doc)).toBeUndefined()
      })

      it.each<[way: string, query: string, body: object]>([
        ['by saying so', '?locale=en', { _status: 'published' }],
        ['by a draft that says it is published', draftIn('en'), { _status: 'published' }],
        ['in one language', publishIn('en'), { _status: 'published' }],
        ['by leaving the word draft out', '?locale=en', { title: 'Sneaked in' }],
      ])('cannot publish %s (ED-1)', async (_way, ...sent) => {
        const doc = await room.writeApproved()
        const { status, words } = await room.change('author', doc, sent)

        expect([status, words]).toEqual([403, expect.stringMatching(/not allowed|Only an editor can publish/)])
        expect(await room.seen(doc)).toBeUndefined()
      })

      it('cannot publish through GraphQL, even at an address that says draft (ED-1)', async () => {
        const doc = await room.writeApproved()
        const query = `mutation { updateArticle(id: ${doc.id}, draft: false, data: { title: "Sneaked in" }) { id } }`
        const { body } = await room.as('author')('POST', '/api/graphql?draft=true', { query })

        expect(JSON.stringify(body.errors)).toContain('Only an editor can publish')
        expect((await room.read(doc)).title).toBe(doc.title)
      })

      it('cannot withdraw what is live (ED-1)', async () => {
        const doc = await room.writePublished()

        expect((await room.change('author', doc, ['?locale=en', { _status: 'draft' }])).status).toBe(403)
        expect(await room.seen(doc)).toBe(doc.title)
      })

      it('cannot approve (ED-1)', async () => {
        const doc = await room.write()
        docOf(await room.review('author', doc, { to: 'in-review' }))

        expect((await room.review('author', doc, { to: 'approved' })).words).toContain('Only a lawyer approver')
        expect(await room.stateOf(doc)).toBe('in-review')
      })
    })

    describe('a text that is sent for review', () => {
      it('lacks nothing that publishing would ask for, and stays a draft otherwise (ED-1)', async () => {
        const doc = docOf(await room.as('author')('POST', `/api/articles${draftIn('en')}`, { title: 'A title alone' }))
        const { status, words } = await room.review('author', doc, { to: 'in-review' })

        expect([status, words]).toEqual([400, expect.stringMatching(/ – is missing\. Complete it/)])
        expect(await room.stateOf(doc)).toBe('draft')
      })

      it('names its writers to colleagues, and nothing of when they signed in (Q-6)', async () => {
        const doc = await room.write()
        docOf(await room.review('author', doc, { to: 'in-review' }))
        const { text } = await room.as('approver')('GET', `/api/articles/${doc.id}?draft=true&locale=en&depth=3`)

        expect(text).toMatch(/"writers":\[\{"id":\d+,"name":"\w/)
        expect(text).not.toMatch(/"(sessions|expiresAt|hash|salt)":/)
      })
    })

    describe('a legal page', () => {
      const page = (body: object) => room.as('author')('POST', `/api/pages${draftIn('en')}`, body)
      const publishPage = (doc: Doc) => room.as('editor')('PATCH', `/api/pages/${doc.id}${publishIn('en')}`, live)
      const step = async (role: string, { id }: Doc, state: string) =>
        docOf(await room.as(role)('PATCH', `/api/pages/${id}${draftIn('en')}`, { review: { state } }))
      const live = { _status: 'published' }

      it('is published only when another lawyer has approved it, and so is what is below it (ED-1, R-LEG-01)', async () => {
        const above = docOf(await page({ title: 'Data privacy', slug: 'data-privacy' }))
        const below = docOf(await page({ title: 'Whom we share it with', parent: above.id }))

        expect((await publishPage(above)).words).toContain('is not approved in English')
        expect((await publishPage(below)).words).toContain('is not approved in English')
        await step('author', above, 'in-review')
        await step('approver', above, 'approved')
        expect((await publishPage(above)).status).toBe(200)
      })

      it('is not made of another page by giving it a legal slug (ED-1)', async () => {
        const doc = docOf(await page({ title: 'What we like', slug: 'what-we-like' }))
        expect((await publishPage(doc)).status).toBe(200)
        const path = `/api/pages/${doc.id}${publishIn('en')}`
        const { words } = await room.as('editor')('PATCH', path, { ...live, slug: 'terms' })

        expect(words).toContain('is not approved in English')
      })
    })

    describe('languages side by side', () => testLanguages(() => room))

    describe('an approval', () => {
      it('says who gave it, and when (ED-1)', async () => {
        const doc = await room.writeApproved()
        const { approvedBy, approvedAt, writers } = (await room.read(doc)).review as Record<string, unknown>

        expect(writers).not.toContain(approvedBy)
        expect(Date.parse(String(approvedAt))).toBeGreaterThan(Date.now() - 60_000)
      })

      it('must have been asked for (ED-1)', async () => {
        const doc = await room.write()

        expect((await room.review('approver', doc, { to: 'approved' })).words).toContain('has not been sent for review')
      })

      it('cannot be forged: who and what are not the sender’s to say (ED-1)', async () => {
        const { review } = await room.read(await room.writeApproved())
        const other = await room.write()
        const forged = { ...(review as object), state: 'draft', writers: [] }
        docOf(await room.change('author', other, [draftIn('en'), { review: forged }]))
        const kept = (await room.read(other)).review as { approvedBy: number; words: string; writers: number[] }

        expect([kept.approvedBy, kept.words, kept.writers.length]).toEqual([null, null, 1])
      })

      it('is not given by a writer of the text, though another wrote last (ED-1)', async () => {
        const doc = await room.write()
        docOf(await room.change('approver', doc, [draftIn('en'), { title: 'My own words' }]))
        docOf(await room.change('author', doc, [draftIn('en'), { title: 'My own words.' }]))
        docOf(await room.review('author', doc, { to: 'in-review' }))

        expect((await room.review('approver', doc, { to: 'approved' })).words).toContain(
          'another lawyer must approve it',
        )
      })

      it('is taken back by any later change of the words (ED-1)', async () => {
        const doc = await room.writeApproved()
        docOf(await room.change('author', doc, [draftIn('en'), { title: 'Other words' }]))

        expect(await room.stateOf(doc)).toBe('draft')
        expect((await room.publish(doc)).words).toContain('is not approved in English')
        expect(await room.seen(doc)).toBeUndefined()
      })

      it('is taken back by a change that an editor makes while publishing (ED-1)', async () => {
        const doc = await room.writeApproved()
        const late = { _status: 'published', title: 'Late words' }

        expect((await room.change('editor', doc, [publishIn('en'), late])).status).toBe(403)
        expect(await room.seen(doc)).toBeUndefined()
      })

      it('outlives a save that changes nothing (ED-1)', async () => {
        const doc = await room.writeApproved()
        docOf(await room.change('author', doc, [draftIn('en'), await room.read(doc)]))

        expect(await room.stateOf(doc)).toBe('approved')
      })

      it('holds for its own language alone, even when all are published at once (ED-1)', async () => {
        const doc = await room.writePublished()
        docOf(await room.change('author', doc, [draftIn('fr-fr'), { title: 'De la compensation', live: true }]))
        const all = room.change('editor', doc, ['?locale=en&publishAllLocales=true', { _status: 'published' }])

        expect((await room.publish(doc, 'fr-fr')).words).toContain('is not approved in Français')
        expect((await all).words).toContain('is not approved in Français')
        expect(await room.seen(doc, 'fr-fr')).toBeUndefined()
      })

      it('of facts that all languages share is needed before any language shows them (ED-1)', async () => {
        const doc = await room.writePublished()
        const french = { title: 'Autre', live: true, kind: 'podcast' }
        docOf(await room.change('author', doc, [draftIn('fr-fr'), french]))

        expect((await room.publish(doc, 'en')).words).toContain('is not approved')
        await room.approve(doc, 'fr-fr')
        docOf(await room.publish(doc, 'fr-fr'))
        expect(await room.seen(doc, 'fr-fr')).toBe('Autre')
      })

      it('is not asked of a type that needs none (ED-1)', async () => {
        const topic = docOf(await room.as('author')('POST', `/api/topics${draftIn('en')}`, { name: 'Set-off' }))
        const path = `/api/topics/${topic.id}${publishIn('en')}`

        expect((await room.as('editor')('PATCH', path, { _status: 'published' })).status).toBe(200)
      })
    })

    describe('an editor', () => {
      it('publishes what was approved (ED-1)', async () => {
        const doc = await room.writePublished()

        expect(await room.seen(doc)).toBe(doc.title)
      })

      it('withdraws one language and leaves the others (CV-2)', async () => {
        const doc = await room.writePublished()
        docOf(await room.change('author', doc, [draftIn('fr-fr'), { title: 'Reste', live: true }]))
        await room.approve(doc, 'fr-fr')
        docOf(await room.publish(doc, 'fr-fr'))
        docOf(await room.change('editor', doc, [publishIn('en'), { live: false, _status: 'published' }]))

        expect([await room.seen(doc, 'en'), await room.seen(doc, 'fr-fr')]).toEqual([undefined, 'Reste'])
      })

      it('withdraws with an action of its own, and only what readers have (M2, CV-2)', async () => {
        const doc = await room.writePublished()
        const withdraw = (role: string) => room.as(role)('POST', `/api/articles/${doc.id}/withdraw?locale=en`)
        expect((await withdraw('author')).status).toBe(403)
        expect((await withdraw('editor')).status).toBe(200)
        expect(await room.seen(doc)).toBeUndefined()
        expect((await withdraw('editor')).words).toContain('Readers have nothing of it in English')
      })

      it('publishes what was withdrawn, and what a form left switched off: no publication withdraws (M1, M2)', async () => {
        const doc = await room.writePublished()
        docOf(await room.change('author', doc, [draftIn('fr-fr'), { title: 'Reste', live: false }]))
        await room.approve(doc, 'fr-fr')
        docOf(await room.publish(doc, 'fr-fr'))
        expect(await room.seen(doc, 'fr-fr')).toBe('Reste')
        expect((await room.as('editor')('POST', `/api/articles/${doc.id}/withdraw?locale=en`)).status).toBe(200)
        docOf(await room.publish(doc, 'en'))

        expect([await room.seen(doc, 'en'), await room.seen(doc, 'fr-fr')]).toEqual([doc.title, 'Reste'])
      })

      it('publishes several at once, and none of them when one is not approved (ED-1)', async () => {
        const [one, two, raw] = [await room.writeApproved(), await room.writeApproved(), await room.write()]
        // As the list of the admin asks: without "draft", Payload would publish what each was when it was first saved.
        const bulk = (docs: Doc[]) =>
          room.as('editor')(
            'PATCH',
            `/api/articles?locale=en&draft=true&where[id][in]=${docs.map(({ id }) => id).join()}`,
            {
              _status: 'published',
            },
          )

        expect((await bulk([one, raw])).words).toContain('is not approved in English')
        expect(await room.seen(raw)).toBeUndefined()
        expect((await bulk([one, two])).status).toBe(200)
        expect([await room.seen(one), await room.seen(two)]).toEqual([one.title, two.title])
      })

      it('publishes again what comes back from the bin', async () => {
        const doc = await room.writePublished()
        docOf(await room.change('editor', doc, ['?locale=en', { deletedAt: today }]))
        const back = { deletedAt: null, _status: 'published' }

        expect((await room.change('editor', doc, ['?locale=en', {}])).status).toBe(404)
        docOf(await room.change('editor', doc, ['?locale=en&trash=true', back]))
        expect(await room.seen(doc)).toBe(doc.title)
      })

      it('gets from a duplicate a draft with a slug of its own, approved by nobody', async () => {
        const doc = await room.writePublished()
        const copies: Doc[] = []
        for (const query of ['?locale=en', '?locale=en&draft=false']) {
          copies.push(docOf(await room.as('editor')('POST', `/api/articles/${doc.id}/duplicate${query}`, {})))
        }

        expect(copies.map(({ _status, review }) => [_status, (review as { state: string }).state])).toEqual([
          ['draft', 'draft'],
          ['draft', 'draft'],
        ])
        expect(new Set([doc, ...copies].map(({ slug }) => slug)).size).toBe(3)
        expect(await room.seen(doc)).toBe(doc.title)
      })

      it('restores an older version as a draft: what is live stays', async () => {
        const doc = await room.writePublished()
        const list = `/api/articles/versions?where[parent][equals]=${doc.id}&sort=createdAt&locale=en`
        const [oldest] = (await room.as('editor')('GET', list)).body.docs ?? []
        const path = `/api/articles/versions/${String(oldest?.id)}?locale=en`

        expect((await room.as('editor')('POST', path, {})).status).toBe(200)
        expect(await room.seen(doc)).toBe(doc.title)
        expect(await room.stateOf(doc)).toBe('draft')
      })
    })
  })
}
