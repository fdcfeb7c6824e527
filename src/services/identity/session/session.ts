import { defaultLocale } from '../../../config/locales'
import { identify } from '../analytics'
import { AuthProblem, authErrors, kindOf, mayPass, toAuthError } from '../auth-error'
import { findMainLocale, homeOf, signInPageFor } from '../home-of'
import { type Departure, type Tokens } from '../provider/identity-provider'
import { readCallback } from '../provider/read-callback'
import { toReturnPath } from '../return-path'
import { type Expected, LiveSession, worthSaying } from './live-session'
import { askOnce, loadPermissions, type PermissionsState } from './load-permissions'
import { type DeniedSignIn } from './session-parts'

export type SignIn = Omit<Departure, 'state'> & { returnTo: string }

type OpenWindow = (departure: Omit<Departure, 'state'>) => Promise<Tokens>

/** THE session of this page. React reads its snapshots; nothing else decides who is signed in. */
export class Session extends LiveSession {
  private replacing: Promise<void> | undefined

  /** Asks the provider whether the person who was signed in here still is. */
  async restore(locale: string = defaultLocale): Promise<void> {
    if (!this.parts.store.readFlag()) {
      this.hear({ type: 'nobody-known' })
      return
    }
    this.hear({ type: 'somebody-known' })
    try {
      await this.renewSilently()
    } catch (thrown) {
      if (this.parts.isLeft()) return
      const error = toAuthError(thrown)
      this.parts.warn(`Silent authentication failed: ${error.code}`)
      const { organization } = this.parts.store.readFlag() ?? {}
      // A provider that gave no answer has not ended the session: the next page asks again.
      if (!mayPass(error)) void this.forget()
      if (mayPass(error) || worthSaying.includes(kindOf(error))) this.deny(error, { locale, organization })
      else this.hear({ type: 'nobody-known' })
    }
  }

  async signIn({ returnTo, ...departure }: SignIn): Promise<void> {
    try {
      const provider = await this.parts.provider()
      const redirectUrl = toReturnPath(returnTo, this.parts.origin)
      const { locale, organization } = departure
      const stateNonce = this.beginSignIn({ returnTo: redirectUrl, locale, organization })
      this.hear({ type: 'left', stateNonce, redirectUrl })
      provider.authorize({ ...departure, state: stateNonce })
    } catch (thrown) {
      this.refuse(thrown, departure)
    }
  }

  /** For a form of the site's own: the state under which its sign-in comes back. */
  beginSignIn({ returnTo, locale, organization }: SignIn): string {
    return this.parts.transactions.begin({ returnTo: toReturnPath(returnTo, this.parts.origin), locale, organization })
  }

  /** In a window of its own: this page stays, and goes on with what that window answers. */
  async signInByWindow({ returnTo, ...departure }: SignIn, open: OpenWindow): Promise<void> {
    const { locale, organization } = departure
    const { endings } = this
    try {
      const tokens = await open(departure)
      this.hear({ type: 'returned' })
      await this.arrive(tokens, { organization, endings }, toReturnPath(returnTo, this.parts.origin))
    } catch (thrown) {
      this.refuse(thrown, { locale, organization })
    }
  }

  /** A sign-in that could not go on: the page says why instead. */
  refuse(thrown: unknown, about: DeniedSignIn): void {
    this.deny(toAuthError(thrown), about)
  }

  /** For somebody whose session here does not fit together: it ends, and the provider asks for the password, unless that was just given. */
  async signInAfresh(wish: SignIn): Promise<void> {
    void this.end()
    await this.signIn({ isFresh: true, ...wish })
  }

  /** Ends where the sign-in began, or at the page that says why not. */
  async finishSignIn(fragment: string, pageLocale: string): Promise<void> {
    this.hear({ type: 'returned' })
    const { transaction, tokens } = readCallback(fragment, this.parts)
    const redirectUrl = toReturnPath(transaction?.returnTo, this.parts.origin)
    const { locale = pageLocale, organization } = transaction ?? {}
    const { endings } = this
    try {
      await this.arrive(await tokens, { organization, endings }, redirectUrl)
    } catch (thrown) {
      const error = toAuthError(thrown)
      const known = findMainLocale(locale)
      // Nobody is signed in at the provider, which is no error.
      if (error.code === 'login_required' && known !== undefined) {
        this.parts.leave(signInPageFor({ locale: known, returnTo: redirectUrl, organization }))
        return
      }
      // A person who is signed in already stays so: a link that somebody made up must not end a session.
      this.parts.noteDenied(error, { locale, organization })
      this.hear({ type: 'refused', error, redirectUrl })
    }
  }

  async signOut(locale: string = defaultLocale): Promise<void> {
    void this.end()
    try {
      await (await this.parts.provider()).logout(`${this.parts.origin}${homeOf(locale)}`)
    } catch {
      this.deny(authErrors.logoutFailed, { locale })
    }
  }

  /** Reads again who is here, after they changed something of themselves. */
  async refresh(): Promise<void> {
    if (this.snapshot.auth.authenticated) await this.renewSilently()
  }

  /** To the analytics, as soon as the reader agrees to that. */
  sayWhoIsHere(): void {
    const { auth } = this.snapshot
    if (auth.authenticated) identify(this.parts.analytics, auth.user)
  }

  /** The token of the moment: another tab may have renewed it, or signed out. */
  readonly readToken = (): string | undefined => {
    const { store } = this.parts
    const { auth } = this.snapshot
    const flag = store.readFlag()
    if (!auth.authenticated || !flag || !this.isOwn(flag, auth.user)) return undefined
    return store.readToken() ?? auth.token
  }

  /** A service refused a token: it is renewed once for all who say so meanwhile. Says whether there is another now. */
  readonly replaceToken = async (refused: string): Promise<boolean> => {
    if (this.readToken() === refused) {
      this.replacing ??= this.renew().finally(() => (this.replacing = undefined))
      await this.replacing
    }
    const token = this.readToken()
    return token !== undefined && token !== refused
  }

  /** For calls of a page that came too early or too late. */
  requireToken(): string {
    const { auth } = this.snapshot
    if (auth.token === undefined) throw new AuthProblem(authErrors.notAuthenticated)
    return auth.token
  }

  async loadPermissions(): Promise<void> {
    const { endings } = this
    const isWanted = () => endings === this.endings
    const ask = () => this.parts.askPermissions(this.requireToken())
    const wait = (ms: number) => new Promise<void>((done) => this.parts.clock.wait(done, ms))
    const load = () => loadPermissions({ ask, wait, isWanted })
    this.set({ permissions: { status: 'loading' } })
    let permissions: PermissionsState
    try {
      // A token that is refused is renewed once; if the next is refused too, nothing of this session is good.
      permissions = await load().catch(() => this.renewSilently().then(load))
    } catch (thrown) {
      if (!isWanted() || this.parts.isLeft()) return
      this.endUnlessPassing(toAuthError(thrown))
      if (!isWanted()) return
      permissions = { status: 'failed', error: authErrors.permissionsFailed }
    }
    if (!isWanted()) return
    if (permissions.status === 'failed') this.parts.warn(permissions.error.description)
    this.set({ permissions })
  }

  /** On to where the sign-in began, unless the session ended meanwhile. */
  private async arrive(tokens: Tokens, expected: Expected, redirectUrl: string): Promise<void> {
    const user = await this.accept(tokens, expected, redirectUrl)
    await this.askOnReturn()
    if (expected.endings !== this.endings) return
    identify(this.parts.analytics, user)
    this.parts.noteArrival()
    this.parts.leave(redirectUrl)
  }

  /** One attempt: the page that follows asks for itself, so that a slow service keeps nobody waiting here. */
  private async askOnReturn(): Promise<void> {
    const { askPermissions, clock, warn } = this.parts
    const permissions = await askOnce({
      ask: () => askPermissions(this.requireToken()),
      wait: (run, ms) => clock.wait(run, ms),
    })
    if (permissions.status === 'failed') warn(permissions.error.description)
    this.set({ permissions })
  }
}
