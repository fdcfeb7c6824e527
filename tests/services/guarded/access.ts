import { draw, photograph, upload } from '../../support/browser/pictures'
import { type Answer, docOf } from '../../support/cms/cms'
import { type Cms, problemsIn } from '../../support/cms/cms-process'
import { describeRoles, records, roles } from './roles'

const canary = 'the canary sings at dawn'
// Payload's own way to say that a person has no such preference.
const holdsNothing = ({ text }: Answer): boolean => text === '{"message":"Not Found","value":null}'
const isRefusal = ({ status }: Answer): boolean => [401, 403, 404, 501].includes(status)

export function describeAccess(where: () => Cms) {
  describe('the CMS, asked by those who may not', () => {
    let cms: Cms
    let collections: string[]
    let content: string[]
    const as: Record<string, string> = {}

    const makeCanary = async (path: string, body: object) => {
      const answer = await cms.ask(`/api/${path}`, { method: 'POST', token: cms.admin, body })
      expect([answer.status, problemsIn(answer)]).toEqual([201, ''])
    }

    beforeAll(async () => {
      cms = where()
      for (const role of roles) as[role] = await cms.signIn(role)
      const { body } = await cms.ask('/api/access', { token: cms.admin })
      collections = Object.keys(body.collections as object)
      content = collections.filter(
        (slug) =>
          !records.includes(slug) &&
          !slug.startsWith('payload-') &&
          !['users', 'media', 'audit-events', 'nudges'].includes(slug),
      )
      await makeCanary('pages', { title: canary, _status: 'published' })
      await makeCanary('pages?draft=true', { title: `${canary} in a draft` })
      await makeCanary('nav-answers?draft=true', { shortAnswer: canary })
      await makeCanary('organisations', { name: canary })
      await upload(cms, cms.admin, { data: await draw(20, 20), name: 'canary.jpg', fields: { alt: canary } })
    })

    describe('nobody signed in', () => {
      it('gets no document from any collection, however it is asked for (Q-6)', async () => {
        expect(collections.length).toBeGreaterThan(30)
        for (const slug of collections) {
          const paths = [
            '',
            '/1',
            '/versions',
            '/versions/1',
            '/count',
            '?depth=5&draft=true',
            '?where[id][equals]=1',
            '?trash=true',
            '?select[title]=true',
          ]
          for (const path of paths) {
            const answer = await cms.ask(`/api/${slug}${path}`)
            expect([slug, path, isRefusal(answer) || holdsNothing(answer)]).toEqual([slug, path, true])
            expect(answer.text).not.toContain(canary)
          }
        }
      })

      it('changes no collection (Q-6)', async () => {
        for (const slug of collections) {
          for (const [method, path] of [
            ['POST', ''],
            ['POST', '?draft=true'],
            ['PATCH', '/1'],
            ['PATCH', '?where[id][exists]=true'],
            ['DELETE', '/1'],
            ['DELETE', '?where[id][exists]=true'],
          ] as const) {
            const answer = await cms.ask(`/api/${slug}${path}`, { method, body: { title: 'x' } })
            expect([slug, method, path, isRefusal(answer)]).toEqual([slug, method, path, true])
          }
        }
      })

      it.each([
        '{ Pages { docs { id title } } }',
        '{ __schema { types { name } } }',
        'mutation { loginUser(email: "a", password: "b") { token } }',
        '{ __typename }',
      ])('learns nothing by GraphQL: %s (Q-6)', async (query) => {
        const { status, text } = await cms.ask('/api/graphql', { method: 'POST', body: { query } })

        expect(status).toBe(401)
        expect(text).toBe('{"errors":[{"message":"Sign in to the CMS first."}]}')
      })

      it.each([
        '/api/access',
        '/api/users/me',
        '/api/payload-jobs/run',
        '/api/globals/settings',
        '/api/graphql',
        '/api/graphql-playground',
        '/api/og',
        '/api/payload-preferences/a',
      ])('finds no document at %s (Q-6)', async (path) => expect((await cms.ask(path)).text).not.toContain(canary))
    })

    it('learn neither the names of fields nor what exists from the access endpoints (L-4)', async () => {
      const ask = (path: string, token?: string) => cms.ask(`/api/${path}`, { method: 'POST', token, body: {} })
      const paths = ['users/access', 'users/access/1', 'pages/access', 'pages/access/1', 'pages/access/999999']
      const answers = await Promise.all([
        ...['/api/access', '/api/%61ccess', '/api/ACCESS', '/api/%41ccess', '/api/Access'].map((path) => cms.ask(path)),
        ...paths.map((path) => ask(path)),
      ])

      expect(new Set(answers.map(({ status, words }) => `${status} ${words}`))).toEqual(
        new Set(['401 Sign in to the CMS first.']),
      )
      expect((await ask('pages/access', as.author)).body).toMatchObject({ create: true })
    })

    it('find nothing to verify, for accounts are made by administrators', async () => {
      expect((await cms.ask('/api/users/verify/x', { method: 'POST', body: {} })).status).toBe(404)
    })

    describeRoles({ cms: where, as, content: () => content })

    describe('a picture', () => {
      const change = (id: number, token: string | undefined, body: object) =>
        cms.ask(`/api/media/${id}`, { method: 'PATCH', token, body })
      const altOf = async (id: number) => (await cms.ask(`/api/media/${id}`, { token: cms.admin })).body.alt
      const add = async () =>
        docOf(await upload(cms, as.author ?? '', { data: await draw(20, 20), name: 'own.jpg', fields: { alt: 'Own' } }))
          .id
      const show = (cover: number) => makeCanary('pages', { title: `Shows ${cover}`, cover, _status: 'published' })

      it('that no reader sees is changed by authors; what readers see, by editors alone (ED-1)', async () => {
        const [seen, unseen] = [await add(), await add()]
        await show(seen)
        const form = new FormData()
        form.set('file', new Blob([new Uint8Array(await photograph(30, 30))]), 'other.jpg')
        form.set('_payload', JSON.stringify({ alt: 'Replaced' }))
        const answers = [
          await change(unseen, as.author, { alt: 'Better' }),
          await change(seen, as.author, { alt: 'Sneaked in' }),
          await change(seen, as.author, form),
          await cms.ask(`/api/media?where[id][in]=${seen}`, {
            method: 'PATCH',
            token: as.author,
            body: { alt: 'Bulk' },
          }),
        ]

        expect(answers.map(({ status }) => status)).toEqual([200, 403, 403, 400])
        expect(answers.slice(1).map(({ text }) => text)).toEqual(
          Array(3).fill(expect.stringContaining('Readers see this')),
        )
        expect([await altOf(unseen), await altOf(seen)]).toEqual(['Better', 'Own'])
        expect((await change(seen, as.editor, { alt: 'Edited' })).status).toBe(200)
        expect(await altOf(seen)).toBe('Edited')
      })

      it('has its changes written down, in words (ED-1)', async () => {
        const id = await add()
        await change(id, as.author, { alt: 'Other words', credit: 'A. Painter' })
        await cms.ask(`/api/media/${id}`, { method: 'DELETE', token: as.editor })
        const query = `where[kind][equals]=media&where[item][equals]=${id}&sort=id`
        const { body } = await cms.ask(`/api/audit-events?${query}`, { token: cms.admin })

        expect(body.docs?.map(({ what, name, note }) => [what, name, note])).toEqual([
          ['create', 'author', null],
          ['change', 'author', 'Changed: Alternative text (alt text), Credit'],
          ['delete', 'editor', null],
        ])
      })
    })

    it('tells nobody when a colleague signed in', async () => {
      const { body } = await cms.ask('/api/users?limit=0&depth=0', { token: as.author })
      const told = body.docs?.filter(({ sessions }) => sessions !== undefined).map(({ name }) => name)

      expect([body.docs?.length, told]).toEqual([expect.any(Number), ['author']])
    })

    it('grants what a product or a navigator service asks for, and nothing else (PM-2)', async () => {
      await makeCanary('products?draft=true', { title: 'Deal room', kind: 'tool', permissionKey: 'deal-room' })
      const manager = as['product-manager']
      const grant = (own: object) =>
        cms.ask('/api/grants', {
          method: 'POST',
          token: manager,
          body: { email: 'c@example.com', from: '2026-01-01', ...own },
        })
      const known = await cms.ask('/api/grants/known-permissions', { token: manager })
      const slip = await grant({ productPermissions: ['deal-room', 'Deel Room!!'] })

      expect(known.body.permissions).toContainEqual({ value: 'deal-room', label: 'Deal room (deal-room)' })
      expect((await cms.ask('/api/grants/known-permissions', { token: as.author })).status).toBe(403)
      expect([slip.status, problemsIn(slip)]).toEqual([
        400,
        expect.stringMatching(/"Deel Room!!" opens nothing.*deal-room/),
      ])
      expect(problemsIn(await grant({ compliancePermissions: ['All of it'] }))).toContain('small letters')
      expect((await grant({ productPermissions: ['*', 'tools|deal-room'] })).status).toBe(201)
    })
  })
}
