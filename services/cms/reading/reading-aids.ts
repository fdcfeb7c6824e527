import { toPlain } from '../translation/inline'
import { type Unit } from '../translation/words'

type Node = { type?: string; tag?: string; text?: string; fields?: unknown; children?: Node[] }

export type ReadingAids = {
  words: number
  minutes: number
  /** Headings that skip a level, by their words. */
  headings: string[]
  /** Links whose words say nothing of where they lead. */
  links: string[]
}

const wordsInMinute = 220
const signsInMinute = 320

/** What is said, counted as its readers count: words, or in Chinese signs. */
export function countWords(units: readonly Unit[], language: string): Pick<ReadingAids, 'words' | 'minutes'> {
  const text = units.map(({ parts }) => toPlain(parts)).join('\n')
  const isChinese = language.startsWith('zh')
  const words = isChinese ? (text.match(/\p{Script=Han}/gu) ?? []).length : countSegments(text, language)
  return {
    words,
    minutes: words === 0 ? 0 : Math.max(1, Math.round(words / (isChinese ? signsInMinute : wordsInMinute))),
  }
}

function countSegments(text: string, language: string): number {
  let count = 0
  for (const { isWordLike } of new Intl.Segmenter(language, { granularity: 'word' }).segment(text))
    if (isWordLike) count += 1
  return count
}

// What a screen reader reads out in its list of links.
const empty = new Set([
  ...['here', 'click here', 'read more', 'more', 'this', 'this link', 'link', 'learn more', 'see here'],
  ...['ici', 'cliquez ici', 'en savoir plus', 'lire la suite', 'plus', 'ce lien', 'lien'],
  ...['这里', '点击这里', '更多', '了解更多', '链接', '此处'],
])

export function findLinkProblems(document: unknown): string[] {
  const found: string[] = []
  walk(document, (node) => {
    if (node.type !== 'link' && node.type !== 'autolink') return
    const words = textOf(node).trim()
    const isBare = /^(?:https?:\/\/|www\.)/.test(words)
    if (words === '' || isBare || empty.has(words.toLowerCase().replace(/[.…]+$/, ''))) found.push(words)
  })
  return found
}

/** The title of the page is its first level, so a text begins with the second and goes down one by one. */
export function findHeadingProblems(document: unknown): string[] {
  const found: string[] = []
  let last = 1
  walk(document, (node) => {
    if (node.type !== 'heading') return
    const level = Number(node.tag?.slice(1))
    if (level > last + 1) found.push(textOf(node))
    last = level
  })
  return found
}

const textOf = ({ text = '', children = [] }: Node): string => text + children.map(textOf).join('')

function walk(value: unknown, visit: (node: Node) => void): void {
  if (typeof value !== 'object' || value === null) return
  if (Array.isArray(value)) {
    for (const one of value) walk(one, visit)
    return
  }
  visit(value)
  for (const one of Object.values(value)) walk(one, visit)
}
