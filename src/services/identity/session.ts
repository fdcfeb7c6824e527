import { identify } from './analytics'
import { type AuthError, AuthProblem, authErrors, kindOf, toAuthError } from './auth-error'
import { type Departure, requireTokens, type Tokens } from './identity-provider'
import { loadPermissions, type PermissionsState } from './load-permissions'
import { readCallback } from './read-callback'
import { createRenewalTimer, type RenewalTimer } from './renewal-timer'
import { siteRoot, toReturnPath } from './return-path'
import { type SessionParts } from './session-parts'
import { type AuthEvent, type AuthState, booting, reduce } from './session-state'
import { shownName, toUser } from './user'

export type Snapshot = { auth: AuthState; permissions: PermissionsState }

export type SignIn = Omit<Departure, 'state'> & { returnTo: string }

/** THE session of this page. React reads its snapshots; nothing else decides who is signed in. */
export class Session {
  private snapshot: Snapshot = { auth: booting, permissions: { status: 'none' } }
  private readonly listeners = new Set<() => void>()
  private readonly timer: RenewalTimer
  private readonly parts: SessionParts
  /** Counts endings: what was asked before one means nothing after it. */
  private endings = 0

  constructor(parts: SessionParts) {
    this.parts = parts
    this.timer = createRenewalTimer(parts.clock, () => void this.renew())
  }

  readonly read = (): Snapshot => this.snapshot

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  /** Asks the provider whether whoever was signed in here still is. */
  async restore(locale = 'en'): Promise<void> {
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
      // Who could not be asked has said nothing: the next page asks again.
      if (kindOf(error) !== 'network') this.forget()
      if (kindOf(error) === 'consent') this.deny(error, locale)
      else this.hear({ type: 'nobody-known' })
    }
  }

  async signIn({ returnTo, ...departure }: SignIn): Promise<void> {
    try {
      const provider = await this.parts.provider()
      const redirectUrl = toReturnPath(returnTo, this.parts.origin)
      const stateNonce = this.parts.transactions.begin({ returnTo: redirectUrl, locale: departure.locale })
      this.hear({ type: 'left', stateNonce, redirectUrl })
      provider.authorize({ ...departure, state: stateNonce })
    } catch (thrown) {
      this.deny(toAuthError(thrown), departure.locale)
    }
  }

  /** Ends where the sign-in began, or at the page that says why not. */
  async finishSignIn(fragment: string, pageLocale: string): Promise<void> {
    this.hear({ type: 'returned' })
    const { transaction, tokens } = readCallback(fragment, this.parts)
    const redirectUrl = toReturnPath(transaction?.returnTo, this.parts.origin)
    try {
      await this.accept(await tokens, this.endings, redirectUrl)
      this.parts.noteArrival()
      this.parts.leave(redirectUrl)
    } catch (thrown) {
      // Whoever is signed in already stays so: a link that somebody made up must not end a session.
      this.parts.noteDenied(toAuthError(thrown), transaction?.locale ?? pageLocale)
      this.hear({ type: 'refused', error: toAuthError(thrown), redirectUrl })
    }
  }

  async signOut(locale = 'en'): Promise<void> {
    this.forget()
    this.hear({ type: 'ended' })
    this.parts.tellSignedOut()
    try {
      ;(await this.parts.provider()).logout(`${this.parts.origin}${siteRoot}`)
    } catch {
      this.deny(authErrors.logoutFailed, locale)
    }
  }

  /** Another tab ended it, or began one for somebody else; or this page was brought back from before that. */
  endHere(): void {
    const { auth } = this.snapshot
    const flag = this.parts.store.readFlag()
    if (flag && (!auth.authenticated || flag.userId === auth.user.objectId)) return
    const wasSomebody = auth.authenticated
    this.timer.stop()
    this.endings += 1
    this.hear({ type: 'ended' })
    this.set({ permissions: { status: 'none' } })
    if (wasSomebody) this.parts.leave(siteRoot)
  }

  /** The page was out of sight: time may have passed that no timer counted. */
  wake(): void {
    if (this.snapshot.auth.authenticated) this.endHere()
    this.timer.look()
  }

  /** Reads again who is here, after they changed something of themselves. */
  async refresh(): Promise<void> {
    if (this.snapshot.auth.authenticated) await this.renewSilently()
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
    } catch {
      if (isWanted() && !this.parts.isLeft()) this.lose()
      return
    }
    if (!isWanted()) return
    if (permissions.status === 'failed') this.parts.warn(permissions.error.description)
    this.set({ permissions })
  }

  /** One tab renews for all: whoever comes second finds the token renewed. */
  private async renew(): Promise<void> {
    this.hear({ type: 'renewing' })
    await this.parts.alone(async () => {
      const { auth } = this.snapshot
      if (!auth.authenticated || this.adoptRenewed(auth)) return
      const { endings } = this
      try {
        await this.renewSilently()
      } catch (thrown) {
        if (endings !== this.endings || this.parts.isLeft()) return
        this.parts.warn(`Silent authentication failed: ${toAuthError(thrown).code}`)
        this.lose()
      }
    })
  }

  /** Takes over what another tab renewed for the same person; never a session that this tab did not have. */
  private adoptRenewed(auth: Extract<AuthState, { authenticated: true }>): boolean {
    const { store, clock } = this.parts
    const flag = store.readFlag()
    const token = store.readToken()
    if (flag?.userId !== auth.user.objectId || token === null || token === auth.token) return false
    const left = (flag.expiresAt - clock.now()) / 1000
    if (left <= 1) return false
    this.timer.start(left)
    this.hear({ type: 'accepted', user: auth.user, token })
    return true
  }

  private async renewSilently(): Promise<void> {
    const { endings } = this
    const provider = await this.parts.provider()
    await this.accept(requireTokens(await provider.checkSession()), endings)
  }

  /** Whoever the tokens speak of is here now, unless the session was ended meanwhile. */
  private async accept(tokens: Tokens, endings: number, redirectUrl?: string): Promise<void> {
    const { accessToken, expiresIn, idTokenPayload } = tokens
    const { provider, store, clock, namespace, analytics } = this.parts
    const userInfo = await (await provider()).userInfo(accessToken)
    const user = toUser({ idTokenPayload, userInfo, namespace })
    if (endings !== this.endings) throw new AuthProblem(authErrors.notAuthenticated)
    const expected = this.findExpected()
    if (expected !== undefined && expected !== user.objectId) throw new AuthProblem(authErrors.invalidUser)
    this.parts.unsaved.settle(user.objectId)
    const flag = { userId: user.objectId, name: shownName(user), expiresAt: clock.now() + expiresIn * 1000 }
    store.keep(flag, accessToken)
    this.timer.start(expiresIn)
    const goesTo = redirectUrl === undefined ? {} : { redirectUrl }
    this.hear({ type: 'accepted', user, token: accessToken, ...goesTo })
    identify(analytics, user)
  }

  /**
   * Whom a silent check must answer for. What one person sees is never handed to another, and nobody becomes somebody else
   * unasked: a link may have signed the browser in as whoever sent it.
   */
  private findExpected(): string | undefined {
    const { auth } = this.snapshot
    if (auth.authenticated) return auth.user.objectId
    return auth.status === 'restoring' ? this.parts.store.readFlag()?.userId : undefined
  }

  /** It could not be kept up: over everywhere, with a word about it on the page that is shown next. */
  private lose(): void {
    const here = this.parts.here()
    const { auth } = this.snapshot
    // While the forms are still there.
    if (auth.authenticated) this.parts.unsaved.keep(auth.user.objectId)
    this.forget()
    this.hear({ type: 'ended' })
    this.parts.tellSignedOut()
    this.parts.noteLost(here)
    this.parts.leave(siteRoot)
  }

  private forget(): void {
    this.timer.stop()
    this.endings += 1
    this.parts.store.clear()
    this.parts.analytics.reset()
    this.set({ permissions: { status: 'none' } })
  }

  private deny(error: AuthError, locale: string): void {
    // Before the screens hear of it: they show what was noted.
    this.parts.noteDenied(error, locale)
    this.hear({ type: 'refused', error })
  }

  private hear(event: AuthEvent): void {
    this.set({ auth: reduce(this.snapshot.auth, event) })
  }

  private set(change: Partial<Snapshot>): void {
    this.snapshot = { ...this.snapshot, ...change }
    for (const listener of this.listeners) listener()
  }
}
