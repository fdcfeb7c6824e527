import {
  APIError,
  AuthenticationError,
  type CollectionAfterErrorHook,
  type CollectionAfterLoginHook,
  type CollectionBeforeOperationHook,
  LockedAuth,
  type PayloadRequest,
} from 'payload'
import { firstSender } from '../../http/to-sender'
import { createTally } from '../../limits/tally'
import { isSignInStep } from '../second-factor/sign-in'

/** How often something may fail within the time that a lock lasts. */
export const signInLimits = {
  minutes: 15,
  /** One sender, one account: a stranger closes it for themselves, not for its owner. */
  ofPair: 5,
  /** One sender, whatever names they try: a whole office may be one. */
  ofSender: 50,
  /** One account, from wherever: the last defence against many senders. */
  ofAccount: 50,
}

const tally = createTally({ lastsMs: signInLimits.minutes * 60_000 })

export class TooManyFailures extends APIError {
  readonly isFirst: boolean
  constructor(isFirst: boolean) {
    super(`Too many sign-ins failed from here. Try again in ${signInLimits.minutes} minutes.`, 429, undefined, true)
    this.isFirst = isFirst
  }
}

// eslint-disable-next-line @typescript-eslint/no-deprecated -- of the operations only "read" is
export const limitSignIns: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if ((operation as string) === 'login') countTry(req)
  return args
}

/** Each attempt is counted before it is checked, so that parallel attempts all count; a successful one is taken back. */
export function countTry(req: PayloadRequest): void {
  const { sender, pair } = keysOf(req)
  const ofSender = tally.add(sender)
  if (ofSender > signInLimits.ofSender) throw new TooManyFailures(ofSender === signInLimits.ofSender + 1)
  if (tally.add(pair) > signInLimits.ofPair) throw new LockedAuth(req.t)
}

export const forgetSignIn: CollectionAfterLoginHook = ({ req, user }) => {
  forgetTries(req)
  return user as object
}

export function forgetTries(req: PayloadRequest): void {
  const { sender, pair } = keysOf(req)
  tally.forget(pair)
  tally.takeBack(sender)
}

/** The password was right, and a code is asked for: that is no failure. */
export const excuseStep: CollectionAfterErrorHook = ({ error, req }) => {
  if (!(error instanceof AuthenticationError) || !isSignInStep(error)) return
  const { sender, pair } = keysOf(req)
  tally.takeBack(sender)
  tally.takeBack(pair)
}

/** The edge says who is asking, and nobody else reaches this port. */
function keysOf(req: PayloadRequest): { sender: string; pair: string } {
  const sender = firstSender(req.headers.get('x-forwarded-for')) ?? 'this machine'
  return { sender, pair: `${sender} ${emailTried(req).toLowerCase().trim()}` }
}

/** Whose password is tried: the account that signs in, or the one that changes its own password or address. */
export function emailTried({ context, data }: PayloadRequest): string {
  const email = context.ownEmail ?? (data as { email?: unknown } | undefined)?.email
  return typeof email === 'string' ? email : ''
}
