import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { withClient } from '../../../services/database/connect'
import { embeddedIn } from '../../../services/postgres/embedded'
import { type Answer, send } from '../../support/cms/cms'
import { type Cms } from '../../support/cms/cms-process'

const password = 'a-long-password-for-tests'
const newPassword = 'another-long-password'
type Asked = { method?: string; token?: string; from?: string | undefined }
type Colleague = { id: number; email: string; token: string }

export function describeOwnAccount(where: () => Cms) {
  describe('one’s own account', () => {
    let cms: Cms
    let count = 0
    beforeAll(() => {
      cms = where()
    })

    const ask = (path: string, body: object, more: Asked = {}) =>
      send(`${cms.origin}/api/users${path}`, {
        method: more.method ?? 'POST',
        token: more.token,
        headers: { 'x-forwarded-for': more.from ?? `192.0.2.${100 + count}` },
        body,
      })
    const signIn = (email: string, given: string, from?: string) => ask('/login', { email, password: given }, { from })
    const hire = async (role = 'author'): Promise<Colleague> => {
      const email = `own.account.${(count += 1)}@example.com`
      await ask('', { email, password, name: 'Own Account', roles: [role] }, { token: cms.admin })
      const { body } = await signIn(email, password)
      return { email, token: String(body.token), id: (body.user as { id: number }).id }
    }
    const change = ({ id, token }: Colleague, body: object, from?: string): Promise<Answer> =>
      ask(`/${id}`, body, { method: 'PATCH', token, from })
    const opens = async (email: string, given: string) => (await signIn(email, given, '192.0.2.99')).status === 200

    it('changes its password and its address with the current password alone (L-6)', async () => {
      const colleague = await hire()
      const email = `new.${colleague.email}`
      const refused = [
        await change(colleague, { password: newPassword }),
        await change(colleague, { email }),
        await change(colleague, { email, currentPassword: '' }),
        await change(colleague, { password: newPassword, currentPassword: 'wrong' }),
      ]
      expect(refused.map(({ status }) => status)).toEqual([403, 403, 403, 403])
      expect(refused.map(({ words }) => words)).toEqual([
        ...Array<unknown>(3).fill(expect.stringContaining('Enter your current password as well')),
        'This is not your current password. Nothing was changed.',
      ])
      expect(JSON.stringify(refused.map(({ body }) => body)).match(/"path":"currentPassword"/g)).toHaveLength(4)
      expect(await opens(colleague.email, password)).toBe(true)

      const changed = await change(colleague, { email, password: newPassword, currentPassword: password })
      expect([changed.status, changed.text.includes(password)]).toEqual([200, false])
      expect([await opens(email, newPassword), await opens(email, password)]).toEqual([true, false])
    })

    it.each([[['a@example.com']], [{ a: 1 }], [7]])('learns that an e-mail address is text: %j', async (email) => {
      const { status, words } = await change(await hire(), { email })

      expect([status, words]).toEqual([400, 'The e-mail address must be text.'])
    })

    it('needs no password for other changes, though its form sends the address along', async () => {
      const colleague = await hire()
      const form = { name: 'Another Name', email: colleague.email.toUpperCase(), password: '' }
      const { status, body } = await change(colleague, form)

      expect([status, (body.doc as { name?: string }).name]).toEqual([200, 'Another Name'])
    })

    it('asks administrators too, in single and in bulk changes', async () => {
      const administrator = await hire('admin')
      const many = `?where[id][in]=${administrator.id}`
      const among = await ask(many, { password: newPassword }, { method: 'PATCH', token: administrator.token })

      expect((await change(administrator, { password: newPassword })).status).toBe(403)
      expect([among.status, among.words]).toEqual([400, expect.stringContaining('current password')])
      expect(await opens(administrator.email, password)).toBe(true)
    })

    it('can be changed by an administrator without its password, and by no other colleague', async () => {
      const [colleague, editor] = [await hire(), await hire('editor')]
      const body = { password: newPassword, currentPassword: password }

      expect((await change({ ...colleague, token: editor.token }, body)).status).toBe(403)
      expect((await change({ ...colleague, token: cms.admin }, { password: newPassword })).status).toBe(200)
      expect(await opens(colleague.email, newPassword)).toBe(true)
    })

    it('counts wrong passwords as failed sign-ins (L-6)', async () => {
      const [colleague, from] = [await hire(), '192.0.2.98']
      const guess = () => change(colleague, { password: newPassword, currentPassword: 'wrong' }, from)
      const guessed = [await guess(), ...(await Promise.all([1, 2, 3, 4].map(guess)))]
      const right = await change(colleague, { password: newPassword, currentPassword: password }, from)

      expect(guessed.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403])
      expect([right.status, right.words]).toEqual([401, expect.stringContaining('locked')])
      expect((await signIn(colleague.email, password, from)).words).toContain('locked')
      expect(await opens(colleague.email, password)).toBe(true)
    })

    it('takes as long to refuse a wrong password as signing in does', async () => {
      const colleague = await hire()
      const timed = async (work: () => Promise<unknown>) => {
        const began = performance.now()
        await work()
        return performance.now() - began
      }
      const atDoor = await timed(() => signIn(colleague.email, 'wrong', '192.0.2.97'))
      const here = await timed(() => change(colleague, { password: newPassword, currentPassword: 'wrong' }))

      // A password that is compared without its cost would take a tenth; there is room for a busy machine.
      expect(here / atDoor).toBeGreaterThan(0.4)
    })

    it('records that a wrong password was tried, and no password anywhere', async () => {
      const colleague = await hire()
      await change(colleague, { email: 'taken@example.com', currentPassword: 'guess-that-is-wrong' })
      await change(colleague, { name: 'Told', password: newPassword, currentPassword: password })
      const query = 'where[kind][equals]=users&sort=-id&limit=20&depth=0'
      const { body, text } = await cms.ask(`/api/audit-events?${query}`, { token: cms.admin })
      const { dataDir, portBase } = cms.place
      const { rows } = await withClient(embeddedIn({ DATA_DIR: dataDir, PORT_BASE: portBase }).url, (client) =>
        client.query('select to_jsonb(u) as account from users u'),
      )
      const log = readFileSync(join(dataDir, 'logs', 'cms.log'), 'utf8')

      const note: unknown = expect.stringContaining('current password')
      const failed = { what: 'sign-in-failed', title: colleague.email, note }
      expect(body.docs).toEqual(expect.arrayContaining([expect.objectContaining(failed)]))
      for (const secret of [password, newPassword, 'guess-that-is-wrong']) {
        expect([text, JSON.stringify(rows), log].join()).not.toContain(secret)
      }
    })
  })
}
