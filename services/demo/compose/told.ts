/**
 * A text, and the way in which it is written: what it would be of any other thing. A reader of two pages sees that they are
 * told alike although each names its own place and its own client.
 */
export type Telling = { way: string; text: string }

/** What a bank has written so far: of each way the pages that are written so, and which titles are gone. */
export type Told = {
  pages: number
  tellers: Map<string, number[]>
  titles: Set<string>
  timesUsed: Map<string, number>
}

export const nothingTold = (): Told => ({ pages: 0, tellers: new Map(), titles: new Set(), timesUsed: new Map() })

const never = 1000
/** More pages than there are, so that of two ways which share as much the one that was told less often is the better one. */
const countless = 1_000_000

/** Not an entry of a list, nor what opens or closes a box. */
const isParagraph = ({ text }: Telling): boolean => !/^(?:- |:::)/.test(text)

export type Page = {
  /** Nothing for what no page says yet; otherwise how much this page would share with one that does. */
  costOf: (told: Telling) => number
  costOfHeading: (told: Telling) => number
  costOfSummary: (told: Telling) => number
  add: (told: Telling) => string
  addHeading: (told: Telling) => string
  addSummary: (told: Telling) => string
  /** How many paragraphs it has in common with the page that is most like it. */
  mostShared: () => number
  /** Makes it one of the pages that are written. */
  keep: () => void
}

/** A draft that says nothing twice, and shares as little as it can with any one other page. */
export function openPage(told: Told): Page {
  const said = new Set<string>()
  const headings = new Set<string>()
  const shared = new Map<number, number>()
  const tellersOf = ({ way }: Pick<Telling, 'way'>): number[] => told.tellers.get(way) ?? []
  const sharedWith = (other: number): number => shared.get(other) ?? 0
  const addTo =
    (ways: Set<string>) =>
    ({ way, text }: Telling) => {
      ways.add(way)
      return text
    }
  return {
    costOf: (telling) => {
      if (said.has(telling.way)) return never
      if (!isParagraph(telling)) return tellersOf(telling).length
      const tellers = tellersOf(telling)
      return Math.max(0, ...tellers.map((other) => sharedWith(other) + 1)) + tellers.length / countless
    },
    costOfHeading: ({ way }) => (headings.has(way) ? never : 0),
    costOfSummary: (telling) => tellersOf(telling).length,
    add: (telling) => {
      for (const other of isParagraph(telling) ? tellersOf(telling) : []) shared.set(other, sharedWith(other) + 1)
      return addTo(said)(telling)
    },
    addHeading: addTo(headings),
    addSummary: addTo(said),
    mostShared: () => Math.max(0, ...shared.values()),
    keep: () => {
      for (const way of said) told.tellers.set(way, [...tellersOf({ way }), told.pages])
      told.pages += 1
    },
  }
}
