import { type Comparison } from '../../releases/store/comparisons'
import { type Receipt } from '../../releases/store/receipts'
import { type State } from '../publishing/publish'
import { type SearchSight } from '../search/search-sight'

/** What the publisher looks after beside publishing; undefined until it has looked. */
export type CareState = {
  comparison: Comparison | undefined
  /** Records that search had otherwise than the site when it was last asked. */
  drift: { at: string; records: number } | undefined
  /** By their paths, what is wrong with pages that are live. */
  faults: ReadonlyMap<string, string>
  /** When the certificate of the site's address ends; undefined without https. */
  certificateEnds: string | undefined
}

export const alarmNames = [
  'failing',
  'slow',
  'held-back',
  'faulty',
  'search-behind',
  'index-drift',
  'difference',
  'unproven',
  'certificate',
] as const
export type AlarmName = (typeof alarmNames)[number]
/** Before anything was looked at. */
export const unseen: Omit<CareState, 'comparison'> = { drift: undefined, faults: new Map(), certificateEnds: undefined }
export type Alarm = { name: AlarmName; words: string }
export type Sights = { state: State; search: SearchSight; care: CareState; receipts: readonly Receipt[] }

/** From click to live. */
export const targetSeconds = 2
const certificateDays = 14
const mostNamed = 10
const dayMs = 86_400_000

/** Everything that somebody should look after, in the words of who runs the site. */
export function findAlarms(sights: Sights, now: Date): Alarm[] {
  return [
    ...findOwnTroubles(sights),
    ...findSearchTroubles(sights),
    ...findProofTroubles(sights),
    ...findFaults(sights.care),
    ...findCertificateTroubles(sights.care, now),
  ]
}

function findOwnTroubles({ state, receipts }: Sights): Alarm[] {
  const slow = receipts[0]?.clickToLive ?? 0
  return [
    ...when(state.problem !== undefined, 'failing', `The last attempt failed: ${state.problem ?? ''}`),
    ...when(
      slow > targetSeconds,
      'slow',
      `The last publication took ${slow.toFixed(1)} s; ${targetSeconds} s is the aim.`,
    ),
    ...state.held.flatMap(({ path, message }) => when(true, 'held-back', `Held back: ${path}: ${message}`)),
  ]
}

function findSearchTroubles({ search, care: { drift } }: Sights): Alarm[] {
  const { records = 0, at = '' } = drift ?? {}
  const drifted = `Search had ${count(records, 'record')} otherwise than the site on ${toMinute(at)}. They were sent again; the next look says whether that was all.`
  return [
    ...when(
      search.problem !== undefined,
      'search-behind',
      `Search is updated later, it does not answer: ${search.problem ?? ''}`,
    ),
    ...when(records > 0, 'index-drift', drifted),
  ]
}

function findProofTroubles({ state, care: { comparison } }: Sights): Alarm[] {
  const { differences = 0, release = 0, folder = '', suspended = '' } = comparison ?? {}
  const differ = `Readers and a build from nothing differ at ${count(differences, 'path')}. Both sides are kept in ${folder}.`
  // While an earlier release is back, nothing is to be compared, and the pause is reported anyway.
  const isMissed = suspended !== '' && state.phase !== 'paused'
  return [
    ...when(differences > 0, 'difference', differ),
    ...when(isMissed, 'unproven', `Release ${release} was not compared with a build from nothing: ${suspended}`),
  ]
}

/** Of many, the first are named: they are often of one cause. */
function findFaults({ faults }: CareState): Alarm[] {
  const named = [...faults].slice(0, mostNamed)
  const others = faults.size - named.length
  return [
    ...named.flatMap(([path, message]) => when(true, 'faulty', `Live, and not as it should be: ${path}: ${message}`)),
    ...when(others > 0, 'faulty', `Not as they should be are also ${count(others, 'page')} more.`),
  ]
}

function findCertificateTroubles({ certificateEnds }: CareState, now: Date): Alarm[] {
  if (certificateEnds === undefined) return []
  const leftMs = Date.parse(certificateEnds) - now.getTime()
  const words =
    leftMs > 0
      ? `The certificate of the site ends on ${toMinute(certificateEnds)}. Renew it.`
      : `The certificate of the site ended on ${toMinute(certificateEnds)}: browsers warn readers off. Renew it now.`
  return when(leftMs < certificateDays * dayMs, 'certificate', words)
}

const when = (isSo: boolean, name: AlarmName, words: string): Alarm[] => (isSo ? [{ name, words }] : [])

const count = (number: number, thing: string): string => `${number} ${thing}${number === 1 ? '' : 's'}`

/** As 2026-11-22 02:30 UTC. */
export const toMinute = (instant: string): string => `${instant.slice(0, 16).replace('T', ' ')} UTC`
