/** @jest-environment jsdom */
import { focusOnHeading } from '../../../src/enhance/focus-on-heading'
import { saySessionLost } from '../../../src/enhance/say-session-lost'
import { showSession } from '../../../src/enhance/session'

beforeEach(() => {
  sessionStorage.clear()
  localStorage.clear()
})

describe('the page where a session leads that could not be kept up', () => {
  const notice = () => document.querySelector<HTMLElement>('[data-session-lost]')
  const draw = () => {
    document.body.innerHTML = '<div data-session-lost="" hidden><a href="/en/auth/sign-in">Sign in again</a></div>'
    saySessionLost()
  }

  it('says so once, and leads back to the page that was left (X-14)', () => {
    sessionStorage.setItem('session-lost', '/en/dashboard?a=1&b=2')
    draw()

    expect(notice()?.hidden).toBe(false)
    expect(document.querySelector('a')?.getAttribute('href')).toMatch(
      /\/en\/auth\/sign-in\?return=%2Fen%2Fdashboard%3Fa%3D1%26b%3D2$/,
    )
    draw()
    expect(notice()?.hidden).toBe(true)
  })

  it('says nothing to anybody else', () => {
    draw()

    expect(notice()?.hidden).toBe(true)
  })
})

describe('the page to which somebody comes back from signing in', () => {
  it('is begun at its heading, once (R-AUT-00)', () => {
    document.body.innerHTML = '<main><h1>People</h1></main>'
    focusOnHeading()
    expect(document.activeElement).toBe(document.body)
    sessionStorage.setItem('focus-heading', 'yes')
    focusOnHeading()
    expect(document.activeElement?.textContent).toBe('People')
    expect(sessionStorage.getItem('focus-heading')).toBeNull()
  })
})

describe('the header of a public page', () => {
  const draw = (kept: string | undefined) => {
    document.body.innerHTML = '<a href="/en/auth/sign-in" data-account="/en/dashboard">Sign in</a>'
    if (kept !== undefined) localStorage.setItem('signed-in', kept)
    showSession(document, localStorage, 'signed-in')
    const link = document.querySelector('a')
    return [link?.textContent, link?.getAttribute('href')]
  }

  it('names whoever is signed in, and leads to their own page (S-3)', () => {
    expect(draw(JSON.stringify({ name: 'Rowan <b>Ellery' }))).toEqual(['Rowan <b>Ellery', '/en/dashboard'])
  })

  it.each([[undefined], ['nonsense'], ['{"name":7}'], ['null']])('offers to sign in where %s is kept', (kept) => {
    expect(draw(kept)).toEqual(['Sign in', '/en/auth/sign-in'])
  })
})
