import { type BuildPolicy, planAllPageFacts, planPageFacts, toPageFacts } from '../../../src/plan/page-facts'
import { planRecaptchaSources } from '../../../src/plan/plan-policy'
import { shellPlaces } from '../../../src/routes/shells'

const policy: BuildPolicy = {
  everywhere: {},
  session: { 'connect-src': ['https://provider.example'], 'frame-src': ["'self'", 'https://provider.example'] },
  recaptcha: {},
  hasPopup: true,
  styles: { person: "'sha256-person='", 'not-found': "'sha256-not-found='", client: "'sha256-client='" },
  scripts: Object.fromEntries(shellPlaces.map(({ path }, position) => [path, [`'sha256-${position}='`]])),
}
const scriptsOf = (path: string) => policy.scripts[path] ?? []
const ofClient = { 'style-src': ["'sha256-client='"] }
const sources = { ...policy.session, ...ofClient, 'script-src': scriptsOf('/auth'), 'trusted-types': ['default'] }

describe('what a release says of a page (R-AUT-00, Q-6)', () => {
  it.each(shellPlaces.map(({ path }) => path))('lets %s run its own scripts and speak to the provider', (path) => {
    const said = planPageFacts(path, policy)

    expect(said.sources).toEqual({ ...sources, 'script-src': policy.scripts[path] })
    expect(said.headers).toMatchObject({ 'referrer-policy': 'no-referrer' })
  })

  it('keeps the tie to its opener for the address where a sign-in in a popup ends, and for no other', () => {
    const tied = shellPlaces.filter(({ path }) => planPageFacts(path, policy).headers?.['cross-origin-opener-policy'])

    expect(tied.map(({ path }) => path)).toEqual(['/auth'])
    expect(planPageFacts('/auth', { ...policy, hasPopup: false }).headers).toEqual({ 'referrer-policy': 'no-referrer' })
  })

  it('lets reCAPTCHA in where a question of theirs is shown, and only if the build was set up for it (E-6)', () => {
    const open = { ...policy, recaptcha: planRecaptchaSources(true) }
    const named = shellPlaces.filter(({ path }) => JSON.stringify(planPageFacts(path, open)).includes('recaptcha'))

    expect(named.map(({ path }) => path)).toEqual([
      '/en/auth/challenge',
      '/fr-fr/auth/challenge',
      '/zh-cn/auth/challenge',
    ])
    expect(planRecaptchaSources(false)).toEqual({})
  })

  it('says that nothing is there where a page says so itself, and lets each have the styles of its template', () => {
    expect(planAllPageFacts(['/en', '/en/404', '/zh-cn/404', '/en/people/7/anna', '/auth'], policy)).toEqual({
      '/en/404': { status: 404, sources: { 'style-src': ["'sha256-not-found='"] } },
      '/zh-cn/404': { status: 404, sources: { 'style-src': ["'sha256-not-found='"] } },
      '/en/people/7/anna': { sources: { 'style-src': ["'sha256-person='"] } },
      '/auth': {
        sources,
        headers: { 'referrer-policy': 'no-referrer', 'cross-origin-opener-policy': 'unsafe-none' },
      },
    })
  })

  it('can let a prebuilt page know who is signed in and compute beside itself, with no script that stands in it', () => {
    expect(toPageFacts({ kind: 'page', needs: ['session', 'worker'] }, policy)).toEqual({
      sources: { ...policy.session, 'worker-src': ["'self'"], 'trusted-types': ['packet'] },
    })
  })

  it('takes every value from the build, none from the process that asks', () => {
    const asked = planPageFacts('/en/dashboard', { ...policy, session: { 'connect-src': ['https://other.example'] } })

    expect(asked.sources?.['connect-src']).toEqual(['https://other.example'])
  })
})
