import { lawfulOperations } from './lawful-operations'
import { operations } from './operations'
import { outsideOperations } from './outside-operations'
import { type Random } from './random'
import { type Operation } from './requests'
import { type Hand, isAccepted } from './world'

export type Tally = Record<'accepted' | 'refused' | 'idle' | 'lost', number> & {
  kinds: Set<string>
  /** The last words with which each kind was refused. */
  refusals: Map<string, string>
  troubles: string[]
}

/** What the writers share: what is left to do, and how it went. */
export type Shift = { queue: [string, Operation][]; tally: Tally; untilBack: () => Promise<void> }

const everything: [string, Operation][] = Object.entries({ ...operations, ...lawfulOperations, ...outsideOperations })
const mostLost = 2000

export const createTally = (): Tally => ({
  accepted: 0,
  refused: 0,
  idle: 0,
  lost: 0,
  kinds: new Set(),
  refusals: new Map(),
  troubles: [],
})

/** Every kind once before any comes again. */
export function planOperations(count: number, random: Random): [string, Operation][] {
  const planned: [string, Operation][] = []
  while (planned.length < count) {
    const left = [...everything]
    while (left.length > 0) planned.push(...left.splice(random.below(left.length), 1))
  }
  return planned.slice(0, count)
}

/** One writer, until nothing is left. What was cut off is put back, for the next that comes to it. */
export async function work(hand: Hand, { queue, tally, untilBack }: Shift): Promise<void> {
  for (let next = queue.shift(); next; next = queue.shift()) {
    const [name, operation] = next
    const { kind, words } = await attempt(operation, hand)
    tally[kind] += 1
    if (kind === 'accepted') tally.kinds.add(name)
    if (kind === 'refused') tally.refusals.set(name, words ?? '')
    if (kind !== 'lost') continue
    if (words !== undefined) tally.troubles.push(`${name}: ${words}`)
    if (tally.lost > mostLost) throw new Error(`Nothing goes through any more: ${tally.troubles.slice(-5).join('; ')}`)
    queue.push(next)
    await untilBack()
  }
}

const mostRounds = 5

/** What was refused each time, because of what others had just done to its items, is tried again on items of another choice. */
export async function workOnWhatIsLeft(hand: Hand, shift: Shift): Promise<void> {
  for (let round = 0; round < mostRounds; round++) {
    shift.queue.push(...everything.filter(([name]) => !shift.tally.kinds.has(name)))
    await work(hand, shift)
  }
}

type Outcome = { kind: 'accepted' | 'refused' | 'idle' | 'lost'; words?: string }

/** Nobody knows what became of an operation that was lost; nothing was promised either. */
async function attempt(operation: Operation, hand: Hand): Promise<Outcome> {
  try {
    const answer = await operation(hand)
    if (answer === undefined) return { kind: 'idle' }
    if (isAccepted(answer)) return { kind: 'accepted' }
    const words = `${answer.status} ${JSON.stringify(answer.body)}`
    return { kind: answer.status < 500 ? 'refused' : 'lost', words }
  } catch {
    return { kind: 'lost' }
  }
}

export const countOf = ({ kinds, refusals, ...counts }: Tally) => ({
  ...counts,
  kinds: kinds.size,
  never: everything
    .filter(([name]) => !kinds.has(name))
    .map(([name]) => `${name}: ${refusals.get(name) ?? 'there was nothing to do it to'}`),
})
