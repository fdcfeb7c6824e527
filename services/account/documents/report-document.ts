/** One answer as it is printed, with all that it is cited by. */
export type PrintedCell = {
  jurisdiction: string
  /** The language of the words, where it is not the document's own. */
  lang: string | null
  status: string | null
  value: string | null
  /** Without a citation, why there is no answer; empty where the question has none yet. */
  short: string
  citation: { number: number; address: string; text: string } | null
  note: Note
}

/** What the person whose report it is has written at a place; nothing at most of them. */
type Note = string | null

export type PrintedSource = {
  jurisdiction: string
  facts: readonly (readonly [term: string, value: string])[]
  note: Note
  cells: readonly { number: number; question: string; text: string; address: string }[]
}

/** A report as it is given away, whatever its format: words and data, and nothing to be worked out. */
export type ReportDocument = {
  lang: string
  title: string
  facts: readonly (readonly [term: string, value: string])[]
  note: Note
  questions: readonly { topic: string; text: string; note: Note; cells: readonly PrintedCell[] }[]
  sources: readonly PrintedSource[]
  verify: { address: string; svg: string }
  /** What stands at the foot of every page. */
  foot: string
  words: {
    answers: string
    jurisdiction: string
    answer: string
    citation: string
    unanswered: string
    note: string
    sources: string
    verify: string
    verifyAlt: string
    disclaimerTitle: string
    disclaimer: string
    page: string
  }
}

export const papers = { a4: 'a4', letter: 'us-letter' } as const
export type Paper = keyof typeof papers
