import { type AuthOptions, type WebAuth } from 'auth0-js'
import * as z from 'zod/mini'
import { AuthProblem, authErrors } from '../auth-error'
import { transactionLifeMs } from '../transactions'
import { databaseConnection } from '../user'
import { type AuthResult, type Departure, requireTokens, type Tokens } from './identity-provider'
import { type IdentitySettings } from './identity-settings'
import { loadLibrary, promise, toAuth0Options, toParameters } from './open-auth0'
import { isWindowFailure } from './sign-in-window'

/** The answer to a question for people, under the state that it was asked for. */
export type Answered = { captcha: string; state: string }
type Form = { state: string; organization?: string | undefined; answered?: Answered | undefined }

/** What a code is sent to, or a link. */
type Recipient = { email?: string | undefined; phoneNumber?: string | undefined }
export type PasswordlessStart = Form & Recipient & { connection: string; send: 'code' | 'link' }
export type PasswordlessCode = Omit<Form, 'answered'> & Recipient & { connection: string; verificationCode: string }
export type Credentials = Form & { email: string; password: string }

/** Which of the site's own forms asks. */
export type OwnForm = 'password' | 'passwordless'

const challenge = z.discriminatedUnion('required', [
  z.object({ required: z.literal(false) }),
  z.object({
    required: z.literal(true),
    provider: z.enum(['auth0', 'recaptcha_v2', 'recaptcha_enterprise']),
    type: z.optional(z.string()),
    image: z.optional(z.string()),
    /** The embedded provider asks in words as well, for those who cannot see the picture. */
    question: z.optional(z.string()),
    siteKey: z.optional(z.string()),
  }),
])

/** Whether a form must ask a question that programs cannot answer, and which. */
export type CaptchaChallenge = z.output<typeof challenge>

/**
 * Ways to sign in on the site's own pages: in a window of its own, and by forms. A form begins a transaction for its state,
 * as any sign-in does; all but the window come back by redirect.
 */
export type OtherWays = {
  /** Must be called while a press of the reader is handled: browsers block windows that nobody asked for. */
  signInByWindow: (departure: Omit<Departure, 'state'>) => Promise<Tokens>
  /** In that window, where the provider returns to: hands the answer to the page that opened it. */
  answerOpener: (fragment: string) => void
  signInWithPassword: (credentials: Credentials) => Promise<void>
  signUp: (account: Pick<Credentials, 'email' | 'password'>) => Promise<void>
  startPasswordless: (start: PasswordlessStart) => Promise<void>
  signInWithCode: (code: PasswordlessCode) => Promise<void>
  loadChallenge: (form: OwnForm, state: string) => Promise<CaptchaChallenge>
}

/** How long a window is waited for while its reader is back on this page. Somebody who types there has as long as any sign-in. */
const windowLimitMs = 60_000
const lookEveryMs = 1000

type Library = new (options: AuthOptions & { legacySameSiteCookie: boolean; state?: string }) => WebAuth
type Done = Parameters<Parameters<typeof promise<unknown>>[0]>[0]

export function createOtherWays(Library: Library, settings: IdentitySettings): OtherWays {
  const options = toAuth0Options(settings)
  const auth0 = new Library(options)
  // The types are those of an older version, which knew fewer of these options.
  const ask = async (call: (done: Done) => void): Promise<void> => {
    await promise<unknown>(call)
  }
  return {
    signInByWindow: (departure) => openWindow(auth0, departure),
    answerOpener: (fragment) => auth0.popup.callback({ hash: fragment }),
    signInWithPassword: async ({ answered, ...credentials }) => {
      requireFields(credentials, ['email', 'password'])
      const asking = answered ? sendAlong(new Library(options), answered) : auth0
      await ask((done) => asking.login({ realm: databaseConnection, ...stated(credentials) }, done))
    },
    signUp: async (account) => {
      requireFields(account, ['email', 'password'])
      await ask((done) => auth0.signup({ connection: databaseConnection, ...account }, done))
    },
    startPasswordless: async ({ state, organization, answered, ...start }) => {
      requireStart(start)
      const authParams = stated({ state, organization })
      await ask((done) => auth0.passwordlessStart({ ...start, ...answered, authParams }, done))
    },
    signInWithCode: async (code) => {
      requireFields(code, ['connection', 'verificationCode'])
      if (!code.email) requireFields(code, ['phoneNumber'])
      await ask((done) => auth0.passwordlessVerify(stated(code), done))
    },
    loadChallenge: (form, state) => loadChallenge(new Library({ ...options, state }), form),
  }
}

/** auth0-js takes a name without a value for a value. */
const stated = <Values extends object>(values: Values): Values =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Values

type Call = { send: (body: object) => unknown }
type CrossOrigin = { request: { post: (url: string) => Call } }

/** auth0-js has no place for an answer where a form of another origin signs in. */
function sendAlong(auth0: WebAuth, answered: Answered): WebAuth {
  const { crossOriginAuthentication: own } = auth0 as unknown as { crossOriginAuthentication: CrossOrigin }
  const { request } = own
  own.request = {
    post: (url) => {
      const call = request.post(url)
      const send = call.send.bind(call)
      call.send = (body) => send({ ...body, ...answered })
      return call
    },
  }
  return auth0
}

/** auth0-js never calls back when the browser blocks the window, when nobody ever closes it, or when it cannot answer. */
async function openWindow(auth0: WebAuth, departure: Omit<Departure, 'state'>): Promise<Tokens> {
  const popupHandler = preload(auth0)
  const { failed, stop } = watchWindow(popupHandler)
  const answered = promise<AuthResult>((done) =>
    auth0.popup.authorize({ ...toParameters(departure), popupHandler } as never, done as never),
  )
  try {
    return requireTokens(await Promise.race([answered, failed]))
  } finally {
    stop()
  }
}

/** Until it is stopped: fails when the window says that it cannot answer, or when nobody is in it any more. */
function watchWindow(popupHandler: PopupHandler): { failed: Promise<never>; stop: () => void } {
  const watching = new AbortController()
  const failed = new Promise<never>((_, reject) => {
    const hear = (event: MessageEvent) => {
      if (isWindowFailure(event)) reject(new AuthProblem(authErrors.network))
    }
    window.addEventListener('message', hear, { signal: watching.signal })
    const isLeftAlone = countFrom(Date.now())
    const timer = setInterval(() => {
      if (!isLeftAlone()) return
      popupHandler._current_popup?.close()
      reject(new AuthProblem(authErrors.popupClosed))
    }, lookEveryMs)
    watching.signal.addEventListener('abort', () => clearInterval(timer))
  })
  return { failed, stop: () => watching.abort() }
}

/** Whether a window that was opened then has been left alone for too long; must be asked once a second. */
function countFrom(openedAt: number): () => boolean {
  let msHere = 0
  return () => {
    msHere = document.hasFocus() ? msHere + lookEveryMs : 0
    return msHere >= windowLimitMs || Date.now() - openedAt >= transactionLifeMs
  }
}

type PopupHandler = { _current_popup?: { close: () => void } | null }

function preload(auth0: WebAuth): PopupHandler {
  try {
    return (auth0.popup as unknown as { preload: (options: object) => PopupHandler }).preload({})
  } catch {
    throw new AuthProblem(authErrors.popupBlocked)
  }
}

type Challenger = { getChallenge: (done: Done) => void }

async function loadChallenge(auth0: WebAuth, form: OwnForm): Promise<CaptchaChallenge> {
  const { client } = auth0 as unknown as { client: Challenger & { passwordless: Challenger } }
  const asked = form === 'password' ? client : client.passwordless
  try {
    return challenge.parse(await promise<unknown>((done) => asked.getChallenge(done)))
  } catch {
    throw new AuthProblem(authErrors.captchaFailed)
  }
}

const missing = (name: string): AuthProblem =>
  new AuthProblem({ code: 'invalid_request', description: `${name} option is required` })

/** auth0-js checks some of these, with these words, and lets others through to the provider. */
function requireFields(given: object, names: readonly string[]): void {
  const fields = given as Readonly<Record<string, unknown>>
  for (const name of names) if (typeof fields[name] !== 'string' || fields[name] === '') throw missing(name)
}

/** A code goes to a telephone and a link to an address. */
function requireStart(start: Omit<PasswordlessStart, 'state'>): void {
  requireFields(start, ['connection', 'send'])
  const ways: Readonly<Record<string, string>> = { code: 'phoneNumber', link: 'email' }
  const recipient = Object.hasOwn(ways, start.send) ? ways[start.send] : undefined
  if (recipient === undefined) {
    throw new AuthProblem({ code: 'invalid_request', description: 'send is not valid ([link, code])' })
  }
  requireFields(start, [recipient])
}

export async function openOtherWays(settings: IdentitySettings): Promise<OtherWays> {
  return createOtherWays(await loadLibrary(), settings)
}
