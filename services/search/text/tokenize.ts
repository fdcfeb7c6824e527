import { fold } from './fold'
import { simplify } from './simplify'

/** A word, or one Chinese character: what it is looked up by, and where it stands in the text. */
export type Token = { term: string; start: number; end: number; isHan: boolean }

type Kind = 'separator' | 'letter' | 'han'

const wordPart = /[\p{L}\p{N}\p{M}\p{Cf}]/u
const han = /\p{sc=Han}/u

function kindOf(character: string): Kind {
  if (han.test(character)) return 'han'
  return wordPart.test(character) ? 'letter' : 'separator'
}

// Unicode is asked once for each of the usual characters: texts are read letter by letter, for every record and every hit.
const kinds = Array.from({ length: 0x10000 }, (_, code) => kindOf(String.fromCharCode(code)))

const isHighSurrogate = (code: number) => code >= 0xd800 && code < 0xdc00

function kindAt(text: string, index: number): Kind {
  const code = text.charCodeAt(index)
  if (!isHighSurrogate(code)) return kinds[code] ?? 'separator'
  return kindOf(String.fromCodePoint(text.codePointAt(index) ?? 0))
}

/** Rare characters take two units of a string. */
const lengthAt = (text: string, index: number): number =>
  isHighSurrogate(text.charCodeAt(index)) && (text.codePointAt(index) ?? 0) > 0xffff ? 2 : 1

/** A small letter or a digit of ASCII, as most are: its own fold. */
function isPlain(text: string, index: number): boolean {
  const code = text.charCodeAt(index)
  return (code >= 0x61 && code <= 0x7a) || (code >= 0x30 && code <= 0x39)
}

const apostrophe = /['’ʼ＇]/
const letter = /\p{L}/u

// "l'arbitrage" is looked up as "arbitrage", "client's" as "client".
const elided = new Set(['l', 'd', 'j', 'm', 't', 's', 'n', 'c', 'qu', 'jusqu', 'lorsqu', 'puisqu', 'quoiqu', 'presqu'])

const isElision = (term: string, text: string, end: number): boolean =>
  elided.has(term) && apostrophe.test(text.charAt(end)) && letter.test(text.charAt(end + 1))

const isPossessive = (term: string, text: string, start: number): boolean =>
  term === 's' && apostrophe.test(text.charAt(start - 1)) && letter.test(text.charAt(start - 2))

/** Chinese is written without spaces: every character stands alone, also beside a Latin word ("2024年"). */
export function tokenize(text: string): Token[] {
  const tokens: Token[] = []
  for (let start = 0; start < text.length;) {
    const kind = kindAt(text, start)
    let end = start + lengthAt(text, start)
    if (kind === 'han') tokens.push({ term: simplify(text.slice(start, end)), start, end, isHan: true })
    if (kind === 'letter') {
      let isFolded = isPlain(text, start)
      while (end < text.length && kindAt(text, end) === 'letter') {
        isFolded &&= isPlain(text, end)
        end += lengthAt(text, end)
      }
      const raw = text.slice(start, end)
      const term = isFolded ? raw : foldOnce(raw)
      const isSaid = term !== '' && !isElision(term, text, end) && !isPossessive(term, text, start)
      if (isSaid) tokens.push({ term, start, end, isHan: false })
    }
    start = end
  }
  return tokens
}

// Few words are most of every text, and taking letters apart is slow.
const folded = new Map<string, string>()
const mostFolded = 20_000

function foldOnce(raw: string): string {
  const known = folded.get(raw)
  if (known !== undefined) return known
  if (folded.size >= mostFolded) folded.clear()
  const term = fold(raw)
  folded.set(raw, term)
  return term
}
