import { shownAfter } from '../../../services/cms/media/shown-files'
import { withClient } from '../../../services/database/connect'
import { embeddedIn } from '../../../services/postgres/embedded'
import { docOf } from '../../support/cms/cms'
import { hostileBodies } from '../../support/cms/cms-hostile-bodies'
import { type Cms, problemsIn } from '../../support/cms/cms-process'

export function describeSafety(where: () => Cms) {
  describe('the CMS, under bad input', () => {
    let cms: Cms

    beforeAll(() => {
      cms = where()
    })

    describe('a hostile request', () => {
      it.each(hostileBodies)(
        'with $name is refused with a sentence, as a draft too, and changes nothing (Q-6)',
        async ({ body, words }) => {
          const count = async () => (await cms.ask('/api/pages/count', { token: cms.admin })).body.totalDocs
          const before = await count()

          for (const path of ['/api/pages?draft=true', '/api/pages']) {
            const answer = await cms.ask(path, { method: 'POST', token: cms.admin, body })
            expect([answer.status, problemsIn(answer)]).toEqual([400, expect.stringMatching(words)])
          }
          expect(await count()).toBe(before)
        },
      )

      it.each(hostileBodies.filter(({ name }) => !/breaks off|list|thousand levels/.test(name)))(
        'with $name is refused as a form too, as the editor sends it (Q-6)',
        async ({ body, words }) => {
          const form = new FormData()
          form.set('_payload', body)

          const answer = await cms.ask('/api/pages?draft=true', { method: 'POST', token: cms.admin, body: form })

          expect([answer.status, problemsIn(answer)]).toEqual([400, expect.stringMatching(words)])
        },
      )

      it.each([
        ['/api/pages?locale=xx', 'POST', 400, /locale must be one of/],
        ['/api/pages?locale=all', 'POST', 400, /locale must be one of/],
        ['/api/pages?locale=en&locale=fr-fr', 'POST', 400, /locale must be one of/],
        ['/api/pages?publishSpecificLocale=xx', 'POST', 400, /publishSpecificLocale must be one of/],
        ['/api/pages?where[title][equals]=%00', 'GET', 400, /null character/],
        ['/api/pages?where[nothing][equals]=1', 'GET', 400, /cannot be queried/],
        ['/api/pages/abc', 'GET', 400, /wrong kind/],
        ['/api/pages/99999999999', 'GET', 400, /too large/],
        ['/api/pages?limit=1e99', 'GET', 400, /at most 1000 items at once/],
      ])('at %s (%s) is answered with %i', async (path, method, ...[status, words]) => {
        const answer = await cms.ask(path, {
          method,
          token: cms.admin,
          ...(method === 'POST' ? { body: { title: 'x' } } : {}),
        })

        expect([answer.status, problemsIn(answer)]).toEqual([status, expect.stringMatching(words)])
      })

      it('of five megabytes of JSON is too large', async () => {
        const answer = await cms.ask('/api/pages', {
          method: 'POST',
          token: cms.admin,
          // A connection that ends with the answer ends while this is still being sent.
          headers: { connection: 'keep-alive' },
          body: { title: 'x'.repeat(5_000_000) },
        })

        expect([answer.status, problemsIn(answer)]).toEqual([
          413,
          'This is too large: at most 4 MB can be sent at once.',
        ])
      })

      it.each([
        ['{', /Syntax Error/],
        ['{ nothing }', /Cannot query field/],
        [5, /./],
        ['{ Pages(limit: 0) { docs { title } } }', /Say a limit of 1 to 100/],
      ])('to GraphQL, %j, learns what is wrong with it', async (query, words) => {
        const answer = await cms.ask('/api/graphql', { method: 'POST', token: cms.admin, body: { query } })

        expect(answer.status).toBeLessThan(500)
        expect(answer.text).toMatch(words)
      })

      it.each([
        ['limit=0&[depth]=1', 'GET', {}],
        ['limit=0&[depth]=1', 'POST', { 'content-type': 'application/x-www-form-urlencoded' }],
        ['limit=0', 'POST', { 'content-type': 'application/json' }],
      ])('may not ask for everything with its relations: %s by %s, %j (H-1)', async (query, method, type) => {
        const isForm = JSON.stringify(type).includes('form')
        const headers = method === 'POST' ? { ...type, 'x-http-method-override': 'GET' } : {}
        const answer = await cms.ask(isForm ? '/api/articles' : `/api/articles?${query}`, {
          method,
          token: cms.admin,
          headers,
          ...(method === 'POST' ? { body: isForm ? query : '{}' } : {}),
        })

        expect(answer.status).toBe(400)
        expect(problemsIn(answer)).toMatch(/at most 1000 items at once|Send the question as a form/)
      })

      it('is answered in its language when it comes as a form, as the editor asks for its choices', async () => {
        const form = { 'content-type': 'application/x-www-form-urlencoded', 'x-payload-http-method-override': 'GET' }
        const body = 'depth=0&draft=true&locale=fr-fr&select[name]=true&where[name][equals]=Avis'
        await cms.ask('/api/topics?draft=true&locale=fr-fr', {
          method: 'POST',
          token: cms.admin,
          body: { name: 'Avis' },
        })

        const answer = await cms.ask('/api/topics', { method: 'POST', token: cms.admin, headers: form, body })

        expect(answer.body.docs).toEqual([expect.objectContaining({ name: 'Avis' })])
      })

      it('keeps its text when it names no language: it is about the default one', async () => {
        const answer = await cms.ask('/api/pages?draft=true', {
          method: 'POST',
          token: cms.admin,
          body: { title: 'No language' },
        })

        const { body } = await cms.ask(`/api/pages/${docOf(answer).id}?locale=en&draft=true`, { token: cms.admin })
        expect(body.title).toBe('No language')
      })
    })

    describe('a browser', () => {
      it('learns how to treat the admin', async () => {
        const { headers } = await cms.ask('/admin/login')

        expect(headers.get('content-security-policy')).toMatch(
          /default-src 'self';.*object-src 'none';.*frame-ancestors 'self'/,
        )
        expect(headers.get('x-content-type-options')).toBe('nosniff')
        expect(headers.get('x-frame-options')).toBe('SAMEORIGIN')
        expect(headers.get('referrer-policy')).toBe('same-origin')
        expect(headers.get('x-powered-by')).toBeNull()
      })

      it.each(['/_next/none', '/media', '/media/a/b'])(
        'learns so on the page for what is nowhere: %s (L-4)',
        async (path) => {
          const { status, headers } = await cms.ask(path)

          expect([status, headers.get('content-type')]).toEqual([404, expect.stringContaining('text/html')])
          expect(headers.get('content-security-policy')).toMatch(/default-src 'self';.*frame-ancestors 'self'/)
        },
      )

      it('may not use the CMS from another site’s page (Q-6)', async () => {
        const own = `http://localhost:${cms.place.portBase}`
        const who = async (origin: string) =>
          (await cms.ask('/api/users/me', { headers: { cookie: `payload-token=${cms.admin}`, origin } })).body.user

        expect(await who('https://elsewhere.example')).toBeNull()
        expect(await who(own)).toMatchObject({ email: cms.account.email })
        const { headers } = await cms.ask('/api/users/me', { headers: { origin: 'https://elsewhere.example' } })
        expect(headers.get('access-control-allow-origin')).toBeNull()
        expect(headers.get('cache-control')).toBe('no-store')
      })

      it('may not use it from another host of the same domain either (L-4)', async () => {
        const who = async (from: string) => {
          const headers = { cookie: `payload-token=${cms.admin}`, 'sec-fetch-site': from }
          return (await cms.ask('/api/users/me', { headers })).body.user
        }

        expect(await who('same-origin')).toMatchObject({ email: cms.account.email })
        expect(await who('same-site')).toBeNull()
      })

      it('keeps the session where no script and no other site can use it (Q-6)', async () => {
        const { headers } = await cms.ask('/api/users/login', { method: 'POST', body: cms.account })

        expect(headers.get('set-cookie')).toMatch(/HttpOnly(=true)?; .*SameSite=Strict/)
      })
    })

    describe('the database', () => {
      const query = <Row extends object>(sql: string) =>
        withClient(embeddedIn({ DATA_DIR: cms.place.dataDir, PORT_BASE: cms.place.portBase }).url, async (client) => {
          await client.query('set enable_seqscan = off')
          return (await client.query<Row>(sql)).rows
        })

      it('finds the translations of a document by an index, in every table of them', async () => {
        const tables = await query<{ name: string }>(
          `select c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid
          where c.relkind = 'r' and c.relname like '%\\_locales' and a.attname = '_parent_id'`,
        )
        expect(tables.length).toBeGreaterThan(60)
        for (const { name } of tables) {
          const plan = JSON.stringify(await query(`explain select * from "${name}" where _parent_id = '1'`))
          expect([name, plan]).toEqual([
            name,
            expect.stringMatching(/Index.* using \w*parent_alone_idx|on \w*parent_alone_idx/),
          ])
        }
      })

      it('finds what the log newly shows by its key, however long the log is (Q-6)', async () => {
        await query(`insert into publications (type, item_id, locale, revision, operation, audience)
                   select 'none', row, 'en', 1, 'withdraw', 'account' from generate_series(1, 5000) row`)
        const [last] = await query<{ seq: string }>('select max(seq) as seq from publications')
        const plan = JSON.stringify(await query(`explain ${shownAfter(Number(last?.seq) - 1)}`))

        expect(plan).toMatch(/Index.* (?:using|on) publications_pkey/)
        expect(plan).not.toContain('Seq Scan on publications')
      })
    })

    it('takes no fallback language, which Payload would carry from one question to the next', async () => {
      const title = 'Only in English'
      await cms.ask('/api/pages', { method: 'POST', token: cms.admin, body: { title, _status: 'published' } })
      const ask = (query: string) => cms.ask('/api/graphql', { method: 'POST', token: cms.admin, body: { query } })

      const refused = await ask('{ a: Pages(locale: fr_fr, fallbackLocale: en) { docs { title } } }')
      const { body } = await ask(
        '{ a: Pages(locale: en) { docs { title } } b: Pages(locale: fr_fr) { docs { title } } }',
      )

      expect([refused.status, problemsIn(refused)]).toEqual([400, expect.stringContaining('fallbackLocale')])
      const titles = body.data as Record<'a' | 'b', { docs: { title: string | null }[] }>
      expect(titles.a.docs.map((page) => page.title)).toContain(title)
      expect(titles.b.docs.filter((page) => page.title !== null)).toEqual([])
    })
  })
}
