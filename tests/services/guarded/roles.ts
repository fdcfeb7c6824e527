import { docOf } from '../../support/cms/cms'
import { type Cms } from '../../support/cms/cms-process'

export const roles = ['author', 'editor', 'approver', 'product-manager', 'admin'] as const
export const records = ['organisations', 'grants', 'client-teams', 'product-subscriptions', 'spaces']
const arranged = ['menus', 'redirects', 'settings']
const binned = { deletedAt: '2026-03-02T00:00:00.000Z' }

/** What each role may, and no other: asked of the running CMS, at every door of every kind. */
const doors: [method: string, path: string, allowed: string[], body?: object][] = [
  ['PATCH', 'users/999999', ['admin']],
  ['DELETE', 'users/999999', ['admin']],
  ['PATCH', 'users?where[id][equals]=999999', ['admin']],
  ['POST', 'users/unlock', ['admin'], { email: 'editor@aldermoor.example.com' }],
  ['GET', 'audit-events', [...roles]],
  ['GET', 'audit-events/export', ['admin']],
  ['POST', 'audit-events', []],
  ['PATCH', 'audit-events/1', []],
  ['DELETE', 'audit-events/1', []],
  ['GET', 'nudges', ['admin']],
  ['DELETE', 'nudges/1', []],
  ['GET', 'payload-jobs', []],
  ['POST', 'payload-jobs', []],
  ['DELETE', 'payload-jobs/1', []],
  ['PATCH', 'grants/999999', ['product-manager', 'admin']],
  ['PATCH', 'pages/999999', ['editor', 'admin'], binned],
  ['PATCH', 'pages/999999?draft=true', ['editor', 'admin'], binned],
  ['PATCH', 'pages/999999?trash=true', ['editor', 'admin'], { deletedAt: null }],
]

type Asked = { method: string; body?: object | undefined }
type Where = { cms: () => Cms; as: Record<string, string>; content: () => string[] }

export function describeRoles({ cms, as, content }: Where) {
  describe('each role', () => {
    const may = async (role: string, path: string, { method, body = {} }: Asked) => {
      const sent = method === 'GET' ? {} : { body }
      const { status } = await cms().ask(`/api/${path}`, { method, token: as[role], ...sent })
      return status !== 403
    }
    const tableOf = async (ask: (role: string) => Promise<boolean>) =>
      (await Promise.all(roles.map(async (role) => ((await ask(role)) ? role : '')))).filter(Boolean)

    it('reads, writes, publishes and removes content as its actions say', async () => {
      for (const slug of content()) {
        expect([slug, await tableOf((role) => may(role, slug, { method: 'GET' }))]).toEqual([slug, [...roles]])
        expect([slug, await tableOf((role) => may(role, `${slug}/versions`, { method: 'GET' }))]).toEqual([
          slug,
          [...roles],
        ])
        expect([slug, await tableOf((role) => may(role, `${slug}/999999`, { method: 'DELETE' }))]).toEqual([
          slug,
          ['editor', 'admin'],
        ])
      }
    })

    it('writes drafts with the action to draft, and publishes with the action to publish, whatever the kind (ED-1)', async () => {
      for (const slug of content()) {
        const writers = arranged.includes(slug) ? ['editor', 'admin'] : ['author', 'editor', 'approver', 'admin']
        for (const [method, path] of [
          ['POST', slug],
          ['PATCH', `${slug}/999999`],
          ['PATCH', `${slug}?where[id][equals]=999999`],
        ] as const) {
          const drafting = await tableOf((role) =>
            may(role, `${path}${path.includes('?') ? '&' : '?'}draft=true`, { method }),
          )
          const publishing = await tableOf((role) => may(role, path, { method }))
          expect([method, path, drafting, publishing]).toEqual([method, path, writers, ['editor', 'admin']])
        }
      }
    })

    it('sees who may use what only with the action to grant', async () => {
      for (const slug of records) {
        expect([slug, await tableOf((role) => may(role, slug, { method: 'GET' }))]).toEqual([
          slug,
          ['product-manager', 'admin'],
        ])
        expect([slug, await tableOf((role) => may(role, slug, { method: 'POST' }))]).toEqual([
          slug,
          ['product-manager', 'admin'],
        ])
        expect([slug, await tableOf((role) => may(role, `${slug}/999999`, { method: 'DELETE' }))]).toEqual([
          slug,
          ['product-manager', 'admin'],
        ])
      }
    })

    it.each(doors)('%s %s is for %j alone (ED-1, Q-6)', async (...[method, path, allowed, body]) => {
      expect(await tableOf((role) => may(role, path, { method, body }))).toEqual(allowed)
    })

    it('changes its own account, and never its own roles (Q-6)', async () => {
      const raise = async (role: string) => {
        const { body } = await cms().ask('/api/users/me', { token: as[role] })
        const path = `/api/users/${(body.user as { id: number }).id}`
        const sent = { name: role, roles: ['admin', role] }
        return docOf(await cms().ask(path, { method: 'PATCH', token: as[role], body: sent }))
      }

      expect(await raise('author')).toMatchObject({ name: 'author', roles: ['author'] })
      expect(await raise('product-manager')).toMatchObject({ roles: ['product-manager'] })
    })

    it('takes in pictures with the action to draft, and colleagues with the action to administer', async () => {
      expect(await tableOf((role) => may(role, 'media', { method: 'POST' }))).toEqual([
        'author',
        'editor',
        'approver',
        'admin',
      ])
      expect(await tableOf((role) => may(role, 'media/999999', { method: 'DELETE' }))).toEqual(['editor', 'admin'])
      expect(await tableOf((role) => may(role, 'users', { method: 'POST' }))).toEqual(['admin'])
    })
  })
}
