import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { codeAt, stepAt } from '../../../services/cms/second-factor/totp'
import { withClient } from '../../../services/database/connect'
import { embeddedIn } from '../../../services/postgres/embedded'
import { type Answer, send } from '../../support/cms/cms'
import { type Cms } from '../../support/cms/cms-process'
import { fromBase32 } from '../../support/identity/base32'

const password = 'a-long-password-for-tests'
type Colleague = { email: string; token: string; secret: string; step: number; codes: string[] }

export function describeSecondFactor(where: () => Cms) {
  describe('a second factor', () => {
    let cms: Cms

    beforeAll(() => {
      cms = where()
    })

    const post = (path: string, body: object, token?: string): Promise<Answer> =>
      send(`${cms.origin}/api/users${path}`, { method: 'POST', token, body })
    const signIn = (email: string, code?: string) => post('/login', { email, password, code })
    const codeOf = ({ secret, step }: Colleague) => codeAt(fromBase32(secret), step)
    /** A code opens once, but the clock may be half a minute early: so one more is right at once after setting up. */
    const nextCodeOf = (colleague: Colleague) => codeOf(Object.assign(colleague, { step: colleague.step + 1 }))

    let count = 0
    async function enrol(): Promise<Colleague> {
      const email = `second.factor.${(count += 1)}@example.com`
      await post('', { email, password, name: 'Second Factor', roles: ['author'] }, cms.admin)
      const token = String((await signIn(email)).body.token)
      const { secret, sealed } = (await post('/second-factor/offer', {}, token)).body as Record<string, string>
      const step = stepAt(Date.now())
      const code = codeAt(fromBase32(secret ?? ''), step)
      const { status, body } = await post('/second-factor/confirm', { sealed, code, currentPassword: password }, token)
      expect(status).toBe(200)
      return { email, token, step, secret: secret ?? '', codes: body.codes as string[] }
    }

    it('is asked for once it is set up, and opens with the right code', async () => {
      const colleague = await enrol()

      const [without, wrong] = [await signIn(colleague.email), await signIn(colleague.email, '000000')]
      expect([without.status, without.words, without.body.token]).toEqual([
        401,
        'Type the code that your authenticator app shows.',
        undefined,
      ])
      expect([wrong.status, wrong.words]).toEqual([401, expect.stringContaining('This code is wrong')])
      expect((await signIn(colleague.email, nextCodeOf(colleague))).status).toBe(200)
    })

    it('takes no code twice, not even of two who send it at once', async () => {
      const colleague = await enrol()
      const used = codeOf(colleague)
      const fresh = nextCodeOf(colleague)

      expect((await signIn(colleague.email, used)).status).toBe(401)
      const both = await Promise.all([signIn(colleague.email, fresh), signIn(colleague.email, fresh)])
      expect(both.map(({ status }) => status).sort()).toEqual([200, 401])
    })

    it('closes the account for a while after five wrong codes, as after five wrong passwords', async () => {
      const colleague = await enrol()
      for (let tried = 0; tried < 5; tried += 1) await signIn(colleague.email, '000000')

      const answer = await signIn(colleague.email, nextCodeOf(colleague))
      expect([answer.status, answer.words]).toEqual([401, expect.stringContaining('locked')])
    })

    it('opens with each recovery code once, which is written down', async () => {
      const { email, codes } = await enrol()
      const [first = ''] = codes

      expect(codes).toHaveLength(10)
      expect((await signIn(email, first.toUpperCase())).status).toBe(200)
      expect((await signIn(email, first)).status).toBe(401)
      const log = await cms.ask('/api/audit-events?where[what][equals]=recovery-code', { token: cms.admin })
      expect(log.body.docs).toHaveLength(1)
    })

    it('is switched off with a code of its owner, or by an administrator, and by nobody else', async () => {
      const [own, lost] = [await enrol(), await enrol()]
      const { body } = await cms.ask(`/api/users?where[email][equals]=${lost.email}`, { token: cms.admin })
      const reset = `/${body.docs?.[0]?.id ?? 0}/second-factor/reset`

      expect((await post('/second-factor/remove', { code: '000000' }, own.token)).status).toBe(400)
      expect((await post('/second-factor/remove', { code: nextCodeOf(own) }, own.token)).status).toBe(200)
      expect((await signIn(own.email)).status).toBe(200)
      expect((await post(reset, {}, own.token)).status).toBe(403)
      expect((await post(reset, {}, cms.admin)).status).toBe(200)
      expect((await signIn(lost.email)).status).toBe(200)
    })

    it('is set up with the current password alone, not by the person who finds a session (L-6)', async () => {
      const email = 'second.factor.found@example.com'
      await post('', { email, password, name: 'Second Factor', roles: ['author'] }, cms.admin)
      const token = String((await signIn(email)).body.token)
      const { secret, sealed } = (await post('/second-factor/offer', {}, token)).body as Record<string, string>
      const code = codeAt(fromBase32(secret ?? ''), stepAt(Date.now()))
      const [without, wrong] = [
        await post('/second-factor/confirm', { sealed, code }, token),
        await post('/second-factor/confirm', { sealed, code, currentPassword: 'wrong' }, token),
      ]

      expect([without.status, without.words]).toEqual([403, expect.stringContaining('Enter your current password')])
      expect([wrong.status, wrong.words]).toEqual([403, expect.stringContaining('not your current password')])
      expect((await signIn(email)).status).toBe(200)
    })

    it('is not switched off by guessing codes: after five, not with the right one either', async () => {
      const colleague = await enrol()
      const guess = (code: string) => post('/second-factor/remove', { code }, colleague.token)
      for (let tried = 0; tried < 5; tried += 1) expect((await guess('000000')).status).toBe(400)

      const right = await guess(nextCodeOf(colleague))
      expect([right.status, right.words]).toEqual([401, expect.stringContaining('locked')])
    })

    it('is not switched off, or on, by changing the account', async () => {
      const colleague = await enrol()
      const { body } = await cms.ask(`/api/users?where[email][equals]=${colleague.email}`, { token: cms.admin })
      const [doc] = body.docs ?? []
      const change = { secondFactor: false }
      await cms.ask(`/api/users/${doc?.id ?? 0}`, { method: 'PATCH', token: cms.admin, body: change })

      expect((await signIn(colleague.email)).status).toBe(401)
    })

    it('is kept so that a reader of the database can make no code of it', async () => {
      const { secret, codes } = await enrol()
      const { dataDir, portBase } = cms.place
      const { rows } = await withClient(embeddedIn({ DATA_DIR: dataDir, PORT_BASE: portBase }).url, (client) =>
        client.query(
          'select to_jsonb(u) as account, to_jsonb(f) as factor from users u left join second_factors f on f.user_id = u.id',
        ),
      )
      const kept = JSON.stringify(rows)

      for (const told of [
        secret,
        fromBase32(secret).toString('base64url'),
        fromBase32(secret).toString('hex'),
        ...codes,
      ]) {
        expect(kept).not.toContain(told)
      }
    })

    describe('and a forgotten password', () => {
      const mailFolder = () => join(cms.place.dataDir, 'mail')
      const newest = () => readFileSync(join(mailFolder(), readdirSync(mailFolder()).sort().at(-1) ?? ''), 'utf8')

      it('is replaced by a link in a mail; the code is asked for all the same', async () => {
        const colleague = await enrol()
        expect((await post('/forgot-password', { email: colleague.email })).status).toBe(200)
        const mail = newest().replaceAll('=\r\n', '').replaceAll('=3D', '=')
        const [, token] = /\/admin\/reset\/([0-9a-f]+)/.exec(mail) ?? []

        expect(mail).toContain(`To: ${colleague.email}`)
        const { status, body } = await post('/reset-password', { token, password: 'another-long-password' })
        expect(status).toBe(200)
        const me = await cms.ask('/api/users/me', { token: String(body.token) })
        expect(me.body.user).toBeNull()
        expect((await post('/login', { email: colleague.email, password: 'another-long-password' })).words).toContain(
          'Type the code',
        )
      })

      it('of nobody is answered alike, and sends nothing', async () => {
        const before = readdirSync(mailFolder()).length

        expect((await post('/forgot-password', { email: 'nobody@example.com' })).status).toBe(200)
        expect(readdirSync(mailFolder())).toHaveLength(before)
      })

      it('is named on the screen of a start, with the folder', () => {
        expect(cms.screen()).toContain(`Mail is not sent but put into ${mailFolder()}`)
      })
    })
  })
}
