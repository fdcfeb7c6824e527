/** @jest-environment jsdom */
import { keepInMemory } from '../../../src/services/identity/storage'
import { fillForm, openUnsavedForms } from '../../../src/services/identity/unsaved-forms'
import { createSession } from '../../support/identity/sign-in-session'

const page = `
  <form data-unsaved="request">
    <input name="subject" value="Access"><textarea name="reason"></textarea>
    <select name="country"><option>FR</option><option>GB</option></select>
    <input name="secret" type="password"><input name="token" type="hidden" value="a">
  </form>
  <form><input name="elsewhere"></form>`

const form = () => document.querySelector('form') as HTMLFormElement
const type = (name: string, value: string) => {
  const field = document.querySelector<HTMLInputElement>(`[name=${name}]`)
  if (field) field.value = value
}

function open() {
  document.body.innerHTML = page
  const place = { path: '/en/dashboard/profile/details' }
  const store = keepInMemory()
  return { place, store, unsaved: openUnsavedForms({ store, page: document, here: () => place.path }) }
}

describe('what somebody had filled in when their session ended', () => {
  it('is kept but for secrets, and offered where it was (X-14, S-4)', () => {
    const { place, store, unsaved } = open()
    for (const name of ['reason', 'secret', 'token', 'elsewhere']) type(name, 'typed')
    type('country', 'GB')
    unsaved.keep('auth0|me')
    unsaved.settle('auth0|me')

    expect(unsaved.find('request')).toEqual({ reason: 'typed', country: 'GB' })
    expect(unsaved.find('another')).toBeUndefined()
    place.path = '/en/dashboard'
    expect(unsaved.find('request')).toBeUndefined()
    unsaved.forget()
    expect(store.keys()).toEqual([])
  })

  it('is wiped when somebody else signs in (X-14)', () => {
    const { store, unsaved } = open()
    type('reason', 'mine')
    unsaved.keep('auth0|me')
    unsaved.settle('auth0|other')

    expect(store.keys()).toEqual([])
  })

  it('leaves nothing where nothing was typed', () => {
    const { store, unsaved } = open()
    unsaved.keep('auth0|me')

    expect(store.keys()).toEqual([])
  })

  it('comes back as if it was typed again, and into its own fields alone (X-14)', () => {
    open()
    const heard: string[] = []
    form().addEventListener('input', ({ target }) => heard.push((target as HTMLInputElement).name))
    fillForm(form(), { reason: 'typed', secret: 'x', nowhere: 'y' })

    expect(Object.fromEntries(new FormData(form()))).toMatchObject({ reason: 'typed', secret: '', subject: 'Access' })
    expect(heard).toEqual(['reason'])
  })
})

describe('a session', () => {
  it('keeps it when it is lost, not when it is ended, and settles it at the next sign-in (X-14, S-5)', async () => {
    const made = createSession()
    made.store.keep({ userId: 'auth0|abc', name: 'R', expiresAt: 0 }, 'old')
    await made.session.restore()
    expect(made.told('settle unsaved')).toEqual([['auth0|abc']])
    made.answers.check = () => Promise.reject(new Error('login_required'))
    await made.clock.pass(1_800_000)
    const left = createSession()
    await left.signIn()
    await left.session.signOut()

    expect(made.told('keep unsaved')).toEqual([['auth0|abc']])
    expect(left.told('keep unsaved')).toEqual([])
  })
})
