import { type Cue } from './captions'
import { type Training } from './training'

/** A few sentences of a film, with the second at which they begin. */
export type Line = { at: number; until: number; text: string }

/** Shorter than this a line would be a scrap of a sentence, and longer a page. */
const leastSeconds = 8
const mostSeconds = 45

/** The transcript of a film: its captions, put together until a sentence ends. */
export function toLines(cues: readonly Cue[]): Line[] {
  const lines: Line[] = []
  let open: Line | undefined
  for (const { from, to, text } of cues) {
    open = open ? { at: open.at, until: to, text: `${open.text} ${text}` } : { at: from, until: to, text }
    const lasts = open.until - open.at
    if (lasts >= mostSeconds || (lasts >= leastSeconds && /[.!?…。！？]["”»’)]?$/.test(open.text))) {
      lines.push(open)
      open = undefined
    }
  }
  return open ? [...lines, open] : lines
}

type Lesson = Pick<Training, 'captions' | 'transcript' | 'body'>

/** How many parts a lesson has: those of its film and of its transcript, and its text as one. */
export const countParts = ({ captions, transcript, body }: Lesson): number =>
  toLines(captions).length + transcript.length + (body.length > 0 ? 1 : 0)

/** This much of a lesson has to be seen or read. */
const wholeShare = 0.9

/** Whether what was seen of so many parts is the lesson. */
export const isComplete = (seen: readonly number[], parts: number): boolean =>
  parts > 0 && new Set(seen.filter((part) => part >= 0 && part < parts)).size >= Math.ceil(parts * wholeShare)
