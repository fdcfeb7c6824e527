/** @jest-environment jsdom */
import { WebAuth } from 'auth0-js'
import { publicEnv } from '../../../src/config/env-public'
import { toAuthError } from '../../../src/services/identity/auth-error'
import { toIdentitySettings } from '../../../src/services/identity/provider/identity-settings'
import { createOtherWays, type OtherWays } from '../../../src/services/identity/provider/other-ways'
import { tellOpenerOfFailure } from '../../../src/services/identity/provider/sign-in-window'

const settings = toIdentitySettings(publicEnv, 'https://firm.example')
const state = 'abcdefghijklmnopqrstuvwxyz1234'

/** Of a library that must not be reached: whatever it sends is an error here. */
function open(): { ways: OtherWays; sent: string[] } {
  const sent: string[] = []
  class Watched extends WebAuth {
    override login = (() => sent.push('login')) as never
    override signup = (() => sent.push('signup')) as never
    override passwordlessStart = (() => sent.push('start')) as never
    override passwordlessVerify = (() => sent.push('verify')) as never
  }
  return { ways: createOtherWays(Watched, settings), sent }
}

const refusal = async (asked: Promise<unknown>): Promise<string> =>
  asked.then(
    () => 'nothing',
    (problem: unknown) => toAuthError(problem).description,
  )

type Call = (ways: OtherWays) => Promise<unknown>
const start =
  (own: object): Call =>
  (ways) =>
    ways.startPasswordless({ state, ...own } as never)
const code =
  (own: object): Call =>
  (ways) =>
    ways.signInWithCode({ state, ...own } as never)

describe('what a form hands over', () => {
  it.each<[string, Call, string]>([
    ['a sign-up without an address', (w) => w.signUp({ email: '', password: 'p' }), 'email option is required'],
    [
      'a sign-up without a password',
      (w) => w.signUp({ email: 'a@b.example', password: '' }),
      'password option is required',
    ],
    [
      'a sign-in without a password',
      (w) => w.signInWithPassword({ email: 'a', password: '', state }),
      'password option is required',
    ],
    ['a start without a connection', start({ send: 'code', phoneNumber: '+1' }), 'connection option is required'],
    ['a start without a way', start({ connection: 'sms', phoneNumber: '+1' }), 'send option is required'],
    [
      'a start by a way that there is not',
      start({ connection: 'sms', send: 'toString', phoneNumber: '+1' }),
      'send is not valid ([link, code])',
    ],
    ['a code to nobody', start({ connection: 'sms', send: 'code' }), 'phoneNumber option is required'],
    ['a link to nobody', start({ connection: 'email', send: 'link' }), 'email option is required'],
    [
      'a code to an address',
      start({ connection: 'sms', send: 'code', email: 'a@b.example' }),
      'phoneNumber option is required',
    ],
    [
      'a link to a telephone',
      start({ connection: 'email', send: 'link', phoneNumber: '+1' }),
      'email option is required',
    ],
    [
      'a telephone that is no text',
      start({ connection: 'sms', send: 'code', phoneNumber: 7 }),
      'phoneNumber option is required',
    ],
    ['no connection with the code', code({ verificationCode: '1', email: 'a' }), 'connection option is required'],
    ['no code', code({ connection: 'sms', phoneNumber: '+1' }), 'verificationCode option is required'],
    ['a code from nobody', code({ connection: 'sms', verificationCode: '1' }), 'phoneNumber option is required'],
  ])('is refused before anything is sent: %s (V-3)', async (_, call, why) => {
    const { ways, sent } = open()

    expect(await refusal(call(ways))).toBe(why)
    expect(sent).toEqual([])
  })

  it('goes on when it is whole (V-3, S-7)', () => {
    const { ways, sent } = open()
    void start({ connection: 'sms', send: 'code', phoneNumber: '+44' })(ways)
    void start({ connection: 'email', send: 'link', email: 'a@b.example' })(ways)
    void code({ connection: 'email', verificationCode: '1', email: 'a@b.example' })(ways)

    expect(sent).toEqual(['start', 'start', 'verify'])
  })
})

describe('a window for signing in', () => {
  it('that the browser blocks is reported, at once (X-11, S-7)', async () => {
    window.open = () => null

    expect(await refusal(open().ways.signInByWindow({ locale: 'en' }))).toBe(
      'The browser did not open the popup window',
    )
  })

  describe('that was opened', () => {
    const close = jest.fn()
    class Silent extends WebAuth {
      override popup = { preload: () => ({ _current_popup: { close } }), authorize: () => undefined } as never
    }
    const openOne = () => refusal(createOtherWays(Silent, settings).signInByWindow({ locale: 'en' }))
    const isHere = (answer: boolean) => jest.spyOn(document, 'hasFocus').mockReturnValue(answer)
    const minutes = (count: number) => jest.advanceTimersByTimeAsync(count * 60_000)
    beforeEach(() => void jest.useFakeTimers())
    afterEach(() => {
      jest.useRealTimers()
      jest.restoreAllMocks()
      close.mockClear()
    })

    it('is closed once its reader is back on the page for a minute, and not before (K-2, S-7)', async () => {
      isHere(true)
      const told = openOne()
      await jest.advanceTimersByTimeAsync(59_999)
      expect(close).not.toHaveBeenCalled()
      await jest.advanceTimersByTimeAsync(1)

      expect(await told).toBe('User closed the popup window')
      expect(close).toHaveBeenCalledTimes(1)
    })

    it('is left to somebody who types there, for as long as a sign-in may take (K-2, S-7)', async () => {
      isHere(false)
      const told = openOne()
      await minutes(14.9)
      expect(close).not.toHaveBeenCalled()
      isHere(true)
      await jest.advanceTimersByTimeAsync(5000)
      expect(close).not.toHaveBeenCalled()
      isHere(false)
      await minutes(0.1)

      expect(await told).toBe('User closed the popup window')
      expect(jest.getTimerCount()).toBe(0)
    })

    it('says at once that it cannot answer; nobody else can say so for it (S-7, X-17)', async () => {
      isHere(true)
      const settled = jest.fn()
      const told = openOne().finally(settled)
      const hear = (data: string, origin: string) => window.dispatchEvent(new MessageEvent('message', { data, origin }))
      const post = jest.fn()
      tellOpenerOfFailure({ opener: { postMessage: post }, name: '' })
      const [[data, origin]] = post.mock.calls as [[string, string]]
      hear(data, 'https://other.example')
      hear('{"signIn":"done"}', origin)
      await jest.advanceTimersByTimeAsync(2000)
      expect(settled).not.toHaveBeenCalled()
      hear(data, origin)

      expect(origin).toBe(location.origin)
      expect(await told).toBe('Network Error')
      expect([close.mock.calls.length, jest.getTimerCount()]).toEqual([0, 0])
    })
  })
})

describe('a question for people', () => {
  it.each([
    [null, undefined],
    [null, { required: true, provider: 'somebody else' }],
    [{ code: 500 }, undefined],
  ])('that does not load says so in the words of the specification: %j %j (X-15, K-10)', async (error, result) => {
    class Failing extends WebAuth {
      override client = {
        getChallenge: (done: (error: unknown, result: unknown) => void) => done(error, result),
      } as never
    }
    const ways = createOtherWays(Failing, settings)

    expect(await refusal(ways.loadChallenge('password', state))).toBe(
      'Error getting the bot detection challenge. Please contact the system administrator.',
    )
  })
})

describe('the answer to a question for people', () => {
  const answered = { captcha: 'five', state: 'of-the-question' }

  it('goes along with a password across origins, under the state that it was asked for (E-6, S-7)', async () => {
    const sent: { url: string; body: unknown }[] = []
    class Recording extends WebAuth {
      constructor(options: ConstructorParameters<typeof WebAuth>[0]) {
        super(options)
        const request = {
          post: (url: string) => {
            const call = {
              withCredentials: () => call,
              send: (body: unknown) => {
                sent.push({ url, body })
                return call
              },
              end: (done: (error: object) => void) => done({ response: { body: { error: 'access_denied' } } }),
            }
            return call
          },
        }
        Object.assign((this as unknown as { crossOriginAuthentication: object }).crossOriginAuthentication, { request })
      }
    }
    const ways = createOtherWays(Recording, settings)
    await refusal(ways.signInWithPassword({ email: 'a@b.example', password: 'p', state, answered }))
    await refusal(ways.signInWithPassword({ email: 'a@b.example', password: 'p', state }))

    expect(sent.map(({ url }) => url)).toEqual([
      'https://firm.example/idp/co/authenticate',
      'https://firm.example/idp/co/authenticate',
    ])
    expect(sent[0]?.body).toMatchObject({ username: 'a@b.example', ...answered })
    expect(sent[1]?.body).not.toHaveProperty('captcha')
  })

  it('goes along with the request for a link, which names the state of the sign-in apart (E-6, S-7)', () => {
    const sent: object[] = []
    class Recording extends WebAuth {
      override passwordlessStart = ((options: object) => sent.push(options)) as never
    }
    const ways = createOtherWays(Recording, settings)
    void ways.startPasswordless({ connection: 'email', send: 'link', email: 'a@b.example', state, answered })

    expect(sent).toEqual([
      { connection: 'email', send: 'link', email: 'a@b.example', ...answered, authParams: { state } },
    ])
  })
})
