/** @jest-environment jsdom */
import { focusOnHeading } from '../../../src/enhance/page/focus-on-heading'
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
    // A screen reader says it first.
    expect(document.activeElement === notice()).toBe(true)
    expect(document.querySelector('a')?.getAttribute('href')).toMatch(
      /\/en\/auth\/sign-in\?return=%2Fen%2Fdashboard%3Fa%3D1%26b%3D2$/,
    )
    draw()
    expect(notice()?.hidden).toBe(true)
    expect(document.activeElement).toBe(document.body)
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
  const kept = (name: string, left = 60_000) => JSON.stringify({ userId: 'a', name, expiresAt: Date.now() + left })
  const draw = (kept: string | undefined) => {
    document.body.innerHTML = '<a href="/en/auth/sign-in" data-account="/en/dashboard">Sign in</a>'
    if (kept !== undefined) localStorage.setItem('signed-in', kept)
    showSession(document, localStorage, 'signed-in')
    const link = document.querySelector('a')
    return [link?.textContent, link?.pathname]
  }

  it('names the signed-in person, and leads to their own page (S-3)', () => {
    expect(draw(kept('Rowan <b>Ellery'))).toEqual(['Rowan <b>Ellery', '/en/dashboard'])
  })

  it.each([[undefined], ['nonsense'], ['{"name":7}'], ['null'], ['{"name":"Rowan Ellery"}']])(
    'offers to sign in where %s is kept',
    (foreign) => {
      expect(draw(foreign)).toEqual(['Sign in', '/en/auth/sign-in'])
    },
  )

  describe('that stays open', () => {
    const shown = () => document.querySelector('a')?.outerHTML
    const stranger =
      '<a href="http://localhost/en/auth/sign-in" data-account="/en/dashboard" title="Sign in">Sign in</a>'
    const keep = (name: string | undefined, left?: number) =>
      name === undefined ? localStorage.removeItem('signed-in') : localStorage.setItem('signed-in', kept(name, left))
    beforeEach(() => {
      jest.useFakeTimers()
      document.body.innerHTML = stranger
      keep('Rowan Ellery')
      showSession(document, localStorage, 'signed-in')
      expect(shown()).toContain('>Rowan Ellery</a>')
    })
    afterEach(() => jest.useRealTimers())

    it.each([['storage'], ['pageshow']])('follows another tab, or its own return, at %s (S-5)', (name) => {
      keep('Camille Arnaud')
      window.dispatchEvent(new Event(name))
      expect(shown()).toContain('>Camille Arnaud</a>')
      expect(document.body.textContent).not.toContain('Rowan')
      keep(undefined)
      window.dispatchEvent(new Event(name))
      expect(shown()).toBe(stranger)
    })

    it('names nobody whose session has expired, at once or while it is read (S-5)', () => {
      jest.advanceTimersByTime(59_000)
      expect(shown()).toContain('Rowan')
      jest.advanceTimersByTime(3000)
      expect(shown()).toBe(stranger)
      keep('Rowan Ellery', -1)
      window.dispatchEvent(new Event('storage'))
      expect(shown()).toBe(stranger)
    })
  })
})
