import { type OwnRegistration } from '../registrations/find-places'
import { type SignedAddresses } from '../signed/signed-addresses'
import { type Screenings } from './screenings'

export const watchPath = '/online-services/watch'

export type WatchKind = 'recording' | 'stream'

/** Opens one thing to watch for the person who has it, for ten minutes. */
export const toWatchAddress = (
  signed: Pick<SignedAddresses, 'make'>,
  kind: WatchKind,
  { event, now }: { event: number; now: Date },
): string => `${watchPath}/${signed.make('watch', `${kind} ${event}`, now)}`

const doorsMs = 30 * 60_000

type Place = Pick<OwnRegistration, 'state' | 'mode' | 'event' | 'at'>

/** What the holder of a place may watch now: the stream when it is about to begin, and afterwards the recording. */
export function findWatch(
  { state, mode, event, at: { facts } }: Place,
  screenings: Pick<Screenings, 'find'>,
  now: Date,
): WatchKind | undefined {
  const screening = screenings.find(event)
  if (state !== 'registered' || facts.isCancelled || !screening) return undefined
  const at = now.toISOString()
  if (facts.endsAt <= at) return screening.recording === undefined ? undefined : 'recording'
  const isOpen = Date.parse(facts.startsAt) - doorsMs <= now.getTime()
  return mode === 'online' && isOpen && screening.stream !== undefined ? 'stream' : undefined
}
