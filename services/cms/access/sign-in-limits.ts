import {
  APIError,
  AuthenticationError,
  type CollectionAfterErrorHook,
  type CollectionAfterLoginHook,
  type CollectionBeforeOperationHook,
  LockedAuth,
  type PayloadRequest,
} from 'payload'
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

/** Every try counts before it is looked at, so that tries at once are all counted; what did not fail is taken back. */
// eslint-disable-next-line @typescript-eslint/no-deprecated -- of the operations only "read" is
export const limitSignIns: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if ((operation as string) !== 'login') return args
  const { sender, pair } = keysOf(req)
  const ofSender = tally.add(sender)
  if (ofSender > signInLimits.ofSender) throw new TooManyFailures(ofSender === signInLimits.ofSender + 1)
  if (tally.add(pair) > signInLimits.ofPair) throw new LockedAuth(req.t)
  return args
}

export const forgetSignIn: CollectionAfterLoginHook = ({ req, user }) => {
  const { sender, pair } = keysOf(req)
  tally.forget(pair)
  tally.takeBack(sender)
  return user as object
}

/** The password was right, and a code is asked for: that is no failure. */
export const excuseStep: CollectionAfterErrorHook = ({ error, req }) => {
  if (!(error instanceof AuthenticationError) || !isSignInStep(error)) return
  const { sender, pair } = keysOf(req)
  tally.takeBack(sender)
  tally.takeBack(pair)
}

/** The edge says who is asking, and nobody else reaches this port. */
function keysOf({ headers, data }: PayloadRequest): { sender: string; pair: string } {
  const sender = headers.get('x-forwarded-for') ?? 'this machine'
  const email = (data as { email?: unknown } | undefined)?.email
  return { sender, pair: `${sender} ${typeof email === 'string' ? email.toLowerCase().trim() : ''}` }
}
