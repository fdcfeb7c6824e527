/** @jest-environment jsdom */
import { cleanup, render, waitFor } from '@testing-library/react'
import { registerHere } from '../../../src/features/registration/fill-form'
import { RegistrationForm } from '../../../src/shell/events/registration-form'

const viewer = {
  email: 'ada@work.example',
  details: { name: null, company: 'Harbour & Sons', jobTitle: null, country: 'FR' },
  organisations: [{ id: '1', name: 'Harbour' }],
  registrations: [{ id: 'r9', event: '9', state: 'REGISTERED', position: null }],
}

let told: object | undefined

afterEach(cleanup)
beforeEach(() => {
  told = { viewer }
  localStorage.setItem('apollo-token', 'a.b.c')
  delete document.documentElement.dataset['registrant']
  document.documentElement.lang = 'en'
  render(
    <>
      <a data-account="/en/dashboard" href="/en/auth">
        Ada Lane
      </a>
      <RegistrationForm locale="en" event={7} modes={['in-person', 'online']} hasSubject />
    </>,
  )
  // Stands for the network.
  globalThis.fetch = (() =>
    told
      ? Promise.resolve({ ok: true, json: () => Promise.resolve({ data: told }) })
      : Promise.reject(new TypeError('Failed to fetch'))) as never
})

const find = (selector: string) => document.querySelector(selector) as HTMLElement
const fieldOf = (name: string) => find(`[name=${name}]`) as HTMLInputElement
const open = () => registerHere(find('form') as HTMLFormElement)
const registrant = () => document.documentElement.dataset['registrant']

describe('the form of an event, for somebody who is signed in', () => {
  it('asks only what is not known, and takes the press for consent (R-INS-05, EV-1)', async () => {
    await open()
    const asked = [...document.querySelectorAll('[data-asked-of-guests=""] [name]')].map((one) =>
      one.getAttribute('name'),
    )

    expect(registrant()).toBe('known')
    expect(asked).toEqual(['jobTitle', 'consent'])
    expect(['name', 'email', 'organisation', 'country'].map((name) => fieldOf(name).value)).toEqual([
      ...['Ada Lane', 'ada@work.example', 'Harbour & Sons', 'France'],
    ])
    expect([...document.querySelectorAll('[data-told]')].map(({ textContent }) => textContent)).toEqual([
      ...['Ada Lane', 'Harbour & Sons', 'ada@work.example'],
    ])
    expect(fieldOf('consent').checked).toBe(true)
    expect(document.body.textContent).toContain('By registering you agree')
  })

  it('names no row that it knows nothing of (R-INS-05)', async () => {
    told = { viewer: { ...viewer, details: { ...viewer.details, company: null }, organisations: [] } }
    await open()
    const rows = [...document.querySelectorAll<HTMLElement>('[data-told]')].map(
      (one) => one.closest<HTMLElement>('dl > div')?.hidden,
    )

    expect(rows).toEqual([false, true, false])
  })

  it('asks only that again what is to be put right, in the form that comes in its place (R-INS-05, V-7)', async () => {
    const first = find('#registration')
    const answer = first.cloneNode(true) as HTMLElement
    const back = (name: string) => answer.querySelector<HTMLInputElement>(`[name=${name}]`) as HTMLInputElement
    back('country').value = 'Atlantis'
    back('country').setAttribute('aria-invalid', 'true')
    await open()
    first.replaceWith(answer)

    await waitFor(() => expect(find('[data-told=name]').textContent).toBe('Ada Lane'))
    const asked = [...document.querySelectorAll('[data-asked-of-guests=""] [name]')].map((one) =>
      one.getAttribute('name'),
    )
    expect(asked).toEqual(['jobTitle', 'country', 'consent'])
    expect(fieldOf('country').value).toBe('Atlantis')
    // What drew it takes it away.
    answer.replaceWith(first)
  })

  it('is sent as them, with the token of that moment', async () => {
    await open()
    localStorage.setItem('apollo-token', 'renewed')
    find('form').dispatchEvent(new Event('submit', { bubbles: true }))

    expect(fieldOf('token').value).toBe('renewed')
  })

  it('shows the place that they have, and no form (R-INS-05)', async () => {
    told = { viewer: { ...viewer, registrations: [{ id: 'r7', event: '7', state: 'WAITING', position: 4 }] } }
    await open()

    expect(find('[data-when=waiting]').hidden).toBe(false)
    expect(find('[data-when=waiting] [data-fill=reference]').textContent).toBe('4')
    expect(find('form').closest<HTMLElement>('[data-unless=waiting]')?.hidden).toBe(true)
  })

  it('asks again after a place was given back', async () => {
    told = { viewer: { ...viewer, registrations: [{ id: 'r7', event: '7', state: 'CANCELLED', position: null }] } }
    await open()

    expect([find('[data-when=registered]').hidden, registrant()]).toEqual([true, 'known'])
  })

  it('stays the form of everybody where the account cannot be asked', async () => {
    told = undefined
    await expect(open()).rejects.toThrow('Failed to fetch')

    expect([registrant(), fieldOf('name').value]).toEqual(['guest', ''])
  })
})
