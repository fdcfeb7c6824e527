/** What a bank has written so far: of each text the pages that say it, and which titles are gone. */
export type Told = {
  pages: number
  tellers: Map<string, number[]>
  titles: Set<string>
  timesUsed: Map<string, number>
}

export const nothingTold = (): Told => ({ pages: 0, tellers: new Map(), titles: new Set(), timesUsed: new Map() })

const never = 1000

/** Not an entry of a list, nor what opens or closes a box. */
const isParagraph = (text: string): boolean => !/^(?:- |:::)/.test(text)

export type Page = {
  /** Nothing for what no page says yet; otherwise how much this page would share with one that does. */
  costOf: (text: string) => number
  costOfHeading: (text: string) => number
  costOfSummary: (text: string) => number
  add: (text: string) => string
  addHeading: (text: string) => string
  addSummary: (text: string) => string
  /** How many paragraphs it has in common with the page that is most like it. */
  mostShared: () => number
  /** Makes it one of the pages that are told. */
  keep: () => void
}

/** A draft that says nothing twice, and shares as little as it can with any one other page. */
export function openPage(told: Told): Page {
  const said = new Set<string>()
  const headings = new Set<string>()
  const shared = new Map<number, number>()
  const tellersOf = (text: string): number[] => told.tellers.get(text) ?? []
  const sharedWith = (other: number): number => shared.get(other) ?? 0
  const addTo = (texts: Set<string>) => (text: string) => {
    texts.add(text)
    return text
  }
  return {
    costOf: (text) => {
      if (said.has(text)) return never
      if (!isParagraph(text)) return tellersOf(text).length
      return Math.max(0, ...tellersOf(text).map((other) => sharedWith(other) + 1))
    },
    costOfHeading: (text) => (headings.has(text) ? never : 0),
    costOfSummary: (text) => tellersOf(text).length,
    add: (text) => {
      for (const other of isParagraph(text) ? tellersOf(text) : []) shared.set(other, sharedWith(other) + 1)
      return addTo(said)(text)
    },
    addHeading: addTo(headings),
    addSummary: addTo(said),
    mostShared: () => Math.max(0, ...shared.values()),
    keep: () => {
      for (const text of said) told.tellers.set(text, [...tellersOf(text), told.pages])
      told.pages += 1
    },
  }
}
