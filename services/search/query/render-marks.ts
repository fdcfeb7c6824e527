import { type FindMarks, type Mark } from './mark-words'

type Level = 'none' | 'partial' | 'full'
export type Highlighted = { value: string; matchLevel: Level; matchedWords: string[]; fullyHighlighted?: boolean }
export type Snippet = { value: string; matchLevel: Level }

export type Rendering = {
  find: FindMarks
  words: readonly string[]
  before: string
  after: string
  ellipsis: string
}

/** The text is not escaped, as at Algolia: the code that shows it cuts it at the tags and shows the pieces as text. */
export function highlight(text: string, rendering: Rendering): Highlighted {
  const { marks } = rendering.find(text)
  const matched = wordsIn(marks, rendering)
  const covered = marks.reduce((length, { start, end }) => length + end - start, 0)
  return {
    value: insertTags({ text, from: 0, to: text.length }, marks, rendering),
    matchLevel: levelOf(matched, rendering),
    ...(marks.length > 0 ? { fullyHighlighted: covered === text.trim().length } : {}),
    matchedWords: matched,
  }
}

/** So many words of the text, where most of the query is; a Chinese character takes the room of half a word. */
export function snippet(text: string, words: number, rendering: Rendering): Snippet {
  const { tokens, marks } = rendering.find(text)
  const room = words * 2
  const sizes = tokens.map(({ isHan }) => (isHan ? 1 : 2))
  const first = chooseStart(tokens, marks, words)
  let last = first
  for (let used = sizes[first] ?? 0; last + 1 < tokens.length; last++) {
    used += sizes[last + 1] ?? 0
    if (used > room) break
  }
  const from = first === 0 ? 0 : (tokens[first]?.start ?? 0)
  const to = last + 1 >= tokens.length ? text.length : (tokens[last]?.end ?? text.length)
  const { ellipsis } = rendering
  const value = insertTags({ text, from, to }, marks, rendering)
  return {
    value: `${from > 0 ? ellipsis : ''}${value}${to < text.length ? ellipsis : ''}`,
    matchLevel: levelOf(wordsIn(marks, rendering), rendering),
  }
}

type Positioned = { start: number; end: number }

/** The window that holds the most different words of the query, with a little of what stands before it. */
function chooseStart(tokens: Positioned[], marks: Mark[], words: number): number {
  const lead = Math.floor(words / 4)
  let best = { start: 0, count: 0 }
  for (const { start } of marks) {
    const at = tokens.findIndex((token) => token.end > start)
    const end = tokens[at + words - lead - 1]?.end ?? Infinity
    const within = marks.filter((mark) => mark.start >= start && mark.end <= end)
    const count = new Set(within.flatMap(({ slots }) => slots)).size
    if (count > best.count) best = { start: at, count }
  }
  return Math.max(0, Math.min(best.start - lead, tokens.length - words))
}

type Stretch = { text: string; from: number; to: number }

function insertTags({ text, from, to }: Stretch, marks: Mark[], { before, after }: Rendering): string {
  let value = ''
  let at = from
  for (const { start, end } of marks) {
    if (start < at || end > to) continue
    value += text.slice(at, start) + before + text.slice(start, end) + after
    at = end
  }
  return value + text.slice(at, to)
}

const wordsIn = (marks: Mark[], { words }: Rendering): string[] => {
  const slots = new Set(marks.flatMap((mark) => mark.slots))
  return words.filter((_, slot) => slots.has(slot))
}

function levelOf(matched: string[], { words }: Rendering): Level {
  if (matched.length === 0) return 'none'
  return matched.length === words.length ? 'full' : 'partial'
}
