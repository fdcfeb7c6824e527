import { identify } from '../analytics'
import { type AuthError, AuthProblem, authErrors, type ErrorKind, kindOf, mayPass, toAuthError } from '../auth-error'
import { homeOf, localeAt } from '../home-of'
import { requireTokens, type Tokens } from '../provider/identity-provider'
import { readPerson } from '../read-person'
import { shownName, type User } from '../user'
import { type PermissionsState } from './load-permissions'
import { createRenewalTimer, type RenewalTimer } from './renewal-timer'
import { type DeniedSignIn, type SessionParts } from './session-parts'
import { type AuthEvent, type AuthState, booting, reduce } from './session-state'
import { type SessionFlag } from './session-store'

export type Snapshot = { auth: AuthState; permissions: PermissionsState }

type Person = Pick<SessionFlag, 'userId' | 'organization'>

/** Whom tokens must speak of, and how many sessions had ended here when they were asked for. */
export type Expected = Partial<Person> & { endings: number }

/** Why a session ended, where a reader can do something about it: the page says so instead of offering a sign-in. */
export const worthSaying: readonly ErrorKind[] = ['consent', 'organisation', 'not-member']

/** How soon a renewal is tried again that got no answer. */
const retrySeconds = 60

/** How a session is kept up in this page, and how it ends. */
export class LiveSession {
  protected snapshot: Snapshot = { auth: booting, permissions: { status: 'none' } }
  private readonly listeners = new Set<() => void>()
  private readonly timer: RenewalTimer
  protected readonly parts: SessionParts
  /** Counts endings: what was asked before one means nothing after it. */
  protected endings = 0
  private forOrganization: string | undefined
  /** A renewal got no answer, and waits for the network. */
  private isOverdue = false

  constructor(parts: SessionParts) {
    this.parts = parts
    this.timer = createRenewalTimer(parts.clock, () => void this.renew())
  }

  readonly read = (): Snapshot => this.snapshot

  /** The organisation that this session was signed in for. */
  get organization(): string | undefined {
    return this.forOrganization
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  /** Another tab ended it, or began one for somebody else; or this page was brought back from before that. */
  endHere(): void {
    const { auth } = this.snapshot
    const flag = this.parts.store.readFlag()
    if (flag && (!auth.authenticated || this.isOwn(flag, auth.user))) return
    const wasSomebody = auth.authenticated
    this.stop()
    this.hear({ type: 'ended' })
    this.set({ permissions: { status: 'none' } })
    if (wasSomebody) this.parts.leave(homeOf(localeAt(this.parts.here())))
  }

  /** The page was out of sight: time may have passed that no timer counted. */
  wake(): void {
    if (this.snapshot.auth.authenticated) this.endHere()
    if (this.isOverdue && this.parts.isOnline()) void this.renew()
    else this.timer.look()
  }

  /** One tab renews for all: the second one finds the token renewed. */
  protected async renew(): Promise<void> {
    this.isOverdue = false
    this.hear({ type: 'renewing' })
    await this.parts.alone(async () => {
      const { auth } = this.snapshot
      if (!auth.authenticated || this.adoptRenewed(auth)) return
      const { endings } = this
      try {
        await this.renewSilently()
      } catch (thrown) {
        if (endings !== this.endings || this.parts.isLeft()) return
        const error = toAuthError(thrown)
        this.parts.warn(`Silent authentication failed: ${error.code}`)
        this.endUnlessPassing(error)
      }
    })
  }

  /** Only an answer of the provider ends a session. Without one it is asked again: soon, at wake, or back online. */
  protected endUnlessPassing(error: AuthError): void {
    if (!mayPass(error)) {
      this.lose(error)
      return
    }
    this.isOverdue = true
    this.timer.start(retrySeconds)
  }

  /** Takes over what another tab renewed for the same person; never a session that this tab did not have. */
  private adoptRenewed(auth: Extract<AuthState, { authenticated: true }>): boolean {
    const { store, clock } = this.parts
    const flag = store.readFlag()
    const token = store.readToken()
    if (!flag || !this.isOwn(flag, auth.user) || token === null || token === auth.token) return false
    const left = (flag.expiresAt - clock.now()) / 1000
    if (left <= 1) return false
    this.timer.start(left)
    this.hear({ type: 'accepted', user: auth.user, token })
    return true
  }

  protected isOwn(person: Person, user: User): boolean {
    return person.userId === user.objectId && person.organization === this.forOrganization
  }

  protected async renewSilently(): Promise<void> {
    const { provider, isOnline, analytics } = this.parts
    const { endings } = this
    // A frame without a network says nothing at all, and is waited for until the time limit.
    if (!isOnline()) throw new AuthProblem(authErrors.network)
    const expected = this.findExpected()
    try {
      const tokens = requireTokens(await (await provider()).checkSession(expected?.organization))
      identify(analytics, await this.accept(tokens, { ...expected, endings }))
    } catch (thrown) {
      const isTimeout = toAuthError(thrown).code === authErrors.renewalTimeout.code
      throw isTimeout && !isOnline() ? new AuthProblem(authErrors.network) : thrown
    }
  }

  /** The person of these tokens is here now, unless the session was ended meanwhile. */
  protected async accept(tokens: Tokens, expected: Expected, redirectUrl?: string): Promise<User> {
    const { store, clock } = this.parts
    const { userId, organization, endings } = expected
    const user = await readPerson(tokens, organization, this.parts)
    if (endings !== this.endings) throw new AuthProblem(authErrors.notAuthenticated)
    if (userId !== undefined && userId !== user.objectId) throw new AuthProblem(authErrors.invalidUser)
    this.parts.unsaved.settle(user.objectId)
    const expiresAt = clock.now() + tokens.expiresIn * 1000
    store.keep({ userId: user.objectId, name: shownName(user), expiresAt, organization }, tokens.accessToken)
    this.forOrganization = organization
    this.timer.start(tokens.expiresIn)
    const goesTo = redirectUrl === undefined ? {} : { redirectUrl }
    this.hear({ type: 'accepted', user, token: tokens.accessToken, ...goesTo })
    return user
  }

  /**
   * Whom a silent check must answer for. What one person sees is never handed to another, and nobody becomes somebody else
   * unasked: a link may have signed the browser in as the person who sent it.
   */
  private findExpected(): Person | undefined {
    const { auth } = this.snapshot
    if (auth.authenticated) return { userId: auth.user.objectId, organization: this.forOrganization }
    return auth.status === 'restoring' ? this.parts.store.readFlag() : undefined
  }

  /** It could not be kept up: over everywhere, with a word about it on the page that is shown next. */
  protected lose(error: AuthError): void {
    const here = this.parts.here()
    const { auth } = this.snapshot
    const { forOrganization: organization } = this
    // While the forms are still there.
    if (auth.authenticated) this.parts.unsaved.keep(auth.user.objectId)
    const forgotten = this.end()
    if (worthSaying.includes(kindOf(error))) {
      this.deny(error, { locale: localeAt(here), organization })
      return
    }
    this.parts.noteLost(here)
    // What is still being deleted as a page is left stays where it was.
    void forgotten.then(() => this.parts.leave(homeOf(localeAt(here))))
  }

  protected end(): Promise<void> {
    const forgotten = this.forget()
    this.hear({ type: 'ended' })
    return forgotten
  }

  protected forget(): Promise<void> {
    this.stop()
    this.parts.store.clear()
    this.parts.analytics.reset()
    this.set({ permissions: { status: 'none' } })
    // Whatever ended it: nothing of theirs stays on the device, such as pages kept for reading without a network.
    return this.parts.tellSignedOut()
  }

  protected stop(): void {
    this.timer.stop()
    this.isOverdue = false
    this.endings += 1
  }

  protected deny(error: AuthError, { locale, organization }: DeniedSignIn): void {
    // Before the screens hear of it: they show what was noted.
    this.parts.noteDenied(error, { locale, organization })
    this.hear({ type: 'refused', error })
  }

  protected hear(event: AuthEvent): void {
    this.set({ auth: reduce(this.snapshot.auth, event) })
  }

  protected set(change: Partial<Snapshot>): void {
    this.snapshot = { ...this.snapshot, ...change }
    for (const listener of this.listeners) listener()
  }
}
