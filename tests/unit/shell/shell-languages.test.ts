/** @jest-environment jsdom */
import { carriedQuery } from '../../../src/shell/session/carried-query'
import { shellLanguages } from '../../../src/shell/session/shell-languages'

const here = { pathname: '/en/auth/sign-in', search: '', origin: 'https://firm.example', referrer: '' }

describe('a link between the steps of signing in', () => {
  it('takes along the page to return to and the organisation (R-AUT-01, R-AUT-02)', () => {
    expect(carriedQuery({ ...here, search: '?return=/en/people?letter=a&organization=org_Hk2w&x=1' })).toBe(
      '?return=%2Fen%2Fpeople%3Fletter%3Da&organization=org_Hk2w',
    )
  })

  it('takes along the page before, as where a graduate page leads to /auth (CV-10)', () => {
    const referrer = 'https://firm.example/nl-nl/graduates'

    expect(carriedQuery({ ...here, pathname: '/auth', referrer })).toBe('?return=%2Fnl-nl%2Fgraduates')
  })

  it.each([
    ['?return=//evil.example', ''],
    ['?organization=<b>', ''],
    ['', 'https://evil.example/en'],
    ['', 'https://firm.example/en/auth/sign-up'],
  ])('takes along nothing of %s from "%s"', (search, referrer) => {
    expect(carriedQuery({ ...here, search, referrer })).toBe('')
  })
})

describe('the language switch of a page that is drawn in the browser', () => {
  const languages = [
    { href: '/en/auth/sign-in', short: 'EN', name: 'English', lang: 'en', hreflang: 'en' },
    { href: '/fr-fr/auth/sign-in', short: 'FR', name: 'Français', lang: 'fr-FR', hreflang: 'fr-fr' },
  ]
  const open = (address: string) => {
    history.replaceState(null, '', address)
    return shellLanguages(languages, address).map(({ href }) => href)
  }

  it.each([
    ['/en/auth/sign-up?return=/en/people', '/fr-fr/auth/sign-up?return=%2Fen%2Fpeople'],
    [
      '/en/auth/email-verified-callback?success=true&email=a@b.example',
      '/fr-fr/auth/email-verified-callback?success=true',
    ],
    // The page about a refusal has no address in another language: there one signs in, for the same page.
    ['/en/auth?return=/en/people?letter=a', '/fr-fr/auth/sign-in?return=%2Fen%2Fpeople%3Fletter%3Da'],
    ['/en/dashboard/profile/security', '/fr-fr/dashboard/profile/security'],
    ['/en/dashboard/products?product=disputes', '/fr-fr/dashboard/products?product=disputes'],
  ])('stays on %s (CV-2)', (address, french) => {
    expect(open(address)[1]).toBe(french)
  })

  it('is as it was built where there is no such page', () => {
    expect(open('/auth')).toEqual(languages.map(({ href }) => href))
  })
})
