import { readdirSync } from 'node:fs'
import { openDatabase } from '../../../services/database/open-database'
import { loadSignedInWords } from '../../../src/i18n/load/load-signed-in-words'
import { mainWords } from '../../../src/i18n/words'
import { href } from '../../../src/routes/href'
import { until } from '../../support/identity/sign-in-site'
import { type SigningIn } from '../../support/identity/signing-in'
import { findWords } from '../../support/place/find-words'
import { findAnywhere } from '../../support/records/rows-of-somebody'

const security = href('profile', 'en', { tab: 'security' })
const name = 'Nadezhda Vanishing'
const email = 'nadezhda.vanishing@mail.example'

/** By a network that the site knows nothing more of: anyone who comes by it for the first time has an account. */
async function signInByGoogle(me: SigningIn): Promise<void> {
  const words = mainWords('en')
  await me.page.goto(`${href('sign-in', 'en')}?return=${encodeURIComponent(security)}`)
  await me.page.getByRole('button', { name: words('sign-in.go-with', { way: words('sign-in.google') }) }).click()
  await sayWho(me)
}

async function sayWho(me: SigningIn): Promise<void> {
  await me.page.locator('[name=name]').fill(name)
  await me.page.locator('[name=email]').fill(email)
  await me.page.locator('.actions button').click()
  await me.arrive(security)
}

/** The end of an account. */
export function describeLeaving(who: () => SigningIn): void {
  it('is proved once more, is taken back by signing in, and leaves nothing of its person in any table, file, index or log (R-DAS-09, AC-9, Q-4)', async () => {
    const me = who()
    const { page, site } = me
    const words = await loadSignedInWords('en')
    const database = openDatabase(site.databaseUrl)
    const wishes = async () =>
      (
        await database.query<{ sub: string; days: number }>(
          'select sub, extract(day from due_at - asked_at)::int as days from account.deletions where email = $1',
          [email],
        )
      ).rows
    const part = page.getByRole('region', { name: words('delete.title') })
    /** They signed in an hour ago, as far as the provider knows. */
    const wait = () =>
      database.query(
        `update identity.artifacts set payload = jsonb_set(payload, '{loginTs}', to_jsonb((payload->>'loginTs')::int - 3600))
          where model = 'Session' and account_id in (select user_id from identity.logins where email = $1)`,
        [email],
      )
    const ask = async () => {
      await part.getByLabel(words('delete.email')).fill(email)
      await part.getByRole('button', { name: words('delete.do') }).click()
      await me.arrive('/en')
    }
    await signInByGoogle(me)
    await wait()
    await page.reload()
    await part.getByRole('button', { name: words('delete.sign-in') }).click()
    await page.locator('[href*="/upstream/google-oauth2"]').click()
    await sayWho(me)
    await ask()
    expect(await wishes()).toMatchObject([{ days: 30 }])

    // Anyone who signs in again stays.
    await signInByGoogle(me)
    await until(async () => (await wishes()).length === 0)
    await ask()
    const [{ sub } = { sub: '' }] = await wishes()
    const traces = [sub, email, name]
    expect(await findAnywhere(database, traces)).toContain('account.deletions')
    await database.query(`update account.deletions set due_at = now() where sub = $1`, [sub])
    await until(async () => (await wishes()).length === 0)

    expect(await findAnywhere(database, traces)).toEqual([])
    await database.end()
    // All that the installation has beside its tables.
    const folders = readdirSync(site.place.dataDir, { withFileTypes: true })
      .filter((one) => one.isDirectory() && one.name !== 'postgres')
      .map((one) => one.name)
    const left = findWords(site.place.dataDir, traces, folders)
    expect([left.places, folders.includes('logs'), left.seen > 500]).toEqual([[], true, true])
    expect(me.at.complaints).toEqual([])
  })
}
