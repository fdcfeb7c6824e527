import { randomBytes, timingSafeEqual } from 'node:crypto'
import { type KoaContextWithOIDC } from 'oidc-provider'
import * as z from 'zod'
import { lifetimes } from '../settings'
import { type Tickets, toDigest } from '../store/tickets'

const content = z.object({ userId: z.string(), clientId: z.string(), holder: z.string() })

export const holderCookie = 'auth0_co'
const holderBytes = 24

export type Person = { userId: string; clientId: string }

/**
 * What somebody who proved who they are outside the sign-in page shows at /authorize. It works once, soon, for one application and in
 * the browser that got it: otherwise a link could sign a stranger in as its sender.
 */
export async function issueLoginTicket(tickets: Tickets, person: Person, mountPath: string) {
  const holder = randomBytes(holderBytes).toString('base64url')
  const ticket = await tickets.issue('login', { ...person, holder: digestOf(holder) }, lifetimes.loginTicket)
  const cookie = `${holderCookie}=${holder}; Path=${mountPath}/; Max-Age=${lifetimes.loginTicket}; HttpOnly; SameSite=Lax`
  return { ticket, holder, cookie }
}

const digestOf = (holder: string): string => toDigest('holder', holder).toString('hex')

/** Runs inside /authorize, before it looks at who is signed in. An unusable ticket is as good as none. */
export async function redeemLoginTicket(tickets: Tickets, ctx: KoaContextWithOIDC, ticket: string): Promise<void> {
  const { session, client } = ctx.oidc
  const redeemed = content.safeParse(await tickets.redeem('login', ticket))
  if (!redeemed.success || !session) return
  const { userId, clientId, holder } = redeemed.data
  const shown = digestOf(ctx.cookies.get(holderCookie, { signed: false }) ?? '')
  if (clientId !== client?.clientId || !timingSafeEqual(Buffer.from(shown), Buffer.from(holder))) return

  if (session.accountId !== undefined && session.accountId !== userId) session.authorizations = {}
  if (!('new' in session)) session.resetIdentifier()
  session.loginAccount({ accountId: userId })
}
