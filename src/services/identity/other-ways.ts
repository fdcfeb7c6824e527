import { type AuthOptions, type WebAuth } from 'auth0-js'
import { z } from 'zod'
import { AuthProblem, authErrors } from './auth-error'
import { type AuthResult, requireTokens, type Tokens } from './identity-provider'
import { type IdentitySettings } from './identity-settings'
import { promise, toAuth0Options } from './open-auth0'
import { databaseConnection } from './user'

/** What a code is sent to, or a link. */
type Recipient = { email?: string | undefined; phoneNumber?: string | undefined }
export type PasswordlessStart = Recipient & { connection: string; send: 'code' | 'link'; state: string }
export type PasswordlessCode = Recipient & { connection: string; verificationCode: string; state: string }
export type Credentials = { email: string; password: string; state: string }

const challenge = z.discriminatedUnion('required', [
  z.object({ required: z.literal(false) }),
  z.object({
    required: z.literal(true),
    provider: z.enum(['auth0', 'recaptcha_v2', 'recaptcha_enterprise']),
    type: z.string().optional(),
    image: z.string().optional(),
    siteKey: z.string().optional(),
  }),
])

/** Whether a form must ask a question that programs cannot answer, and which. */
export type CaptchaChallenge = z.output<typeof challenge>

/**
 * Ways to sign in that the site's own pages do not offer: in a window of their own, and by forms of the site. Whoever uses
 * them begins a transaction for the state, as for any sign-in; all but the window come back by redirect.
 */
export type OtherWays = {
  /** Must be called while a press of the reader is handled: browsers block windows that nobody asked for. */
  signInByWindow: () => Promise<Tokens>
  /** In that window, where the provider returns to: hands the answer to whoever opened it. */
  answerOpener: (fragment: string) => void
  signInWithPassword: (credentials: Credentials) => Promise<void>
  signUp: (account: Omit<Credentials, 'state'>) => Promise<void>
  startPasswordless: (start: PasswordlessStart) => Promise<void>
  signInWithCode: (code: PasswordlessCode) => Promise<void>
  loadChallenge: (state: string) => Promise<CaptchaChallenge>
}

const windowLimitMs = 60_000

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
    signInByWindow: () => openWindow(auth0),
    answerOpener: (fragment) => auth0.popup.callback({ hash: fragment }),
    signInWithPassword: async (credentials) => {
      requireFields(credentials, ['email', 'password'])
      await ask((done) => auth0.login({ realm: databaseConnection, ...credentials }, done))
    },
    signUp: async (account) => {
      requireFields(account, ['email', 'password'])
      await ask((done) => auth0.signup({ connection: databaseConnection, ...account }, done))
    },
    startPasswordless: async ({ state, ...start }) => {
      requireStart(start)
      await ask((done) => auth0.passwordlessStart({ ...start, authParams: { state } }, done))
    },
    signInWithCode: async (code) => {
      requireFields(code, ['connection', 'verificationCode'])
      if (!code.email) requireFields(code, ['phoneNumber'])
      await ask((done) => auth0.passwordlessVerify(code, done))
    },
    loadChallenge: (state) => loadChallenge(new Library({ ...options, state })),
  }
}

/** auth0-js never calls back when the browser blocks the window, nor when nobody ever closes it. */
async function openWindow(auth0: WebAuth): Promise<Tokens> {
  const popupHandler = preload(auth0)
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      popupHandler._current_popup?.close()
      reject(new AuthProblem(authErrors.popupClosed))
    }, windowLimitMs)
  })
  const answered = promise<AuthResult>((done) => auth0.popup.authorize({ popupHandler } as never, done as never))
  try {
    return requireTokens(await Promise.race([answered, late]))
  } finally {
    clearTimeout(timer)
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

async function loadChallenge(auth0: WebAuth): Promise<CaptchaChallenge> {
  const { client } = auth0 as unknown as { client: { getChallenge: (done: Done) => void } }
  try {
    return challenge.parse(await promise<unknown>((done) => client.getChallenge(done)))
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
