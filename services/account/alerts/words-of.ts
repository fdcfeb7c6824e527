const word = /[\p{L}\p{N}]+/gu
const han = /^[\p{Script=Han}]+$/u
const hanRun = /[\p{Script=Han}]+/gu
const longestHan = 8
const hanPieces = new RegExp(`.{1,${longestHan}}`, 'gu')
const most = 400

const splitWords = (text: string): string[] => text.normalize('NFKC').toLowerCase().match(word) ?? []

/** The words of a title, as a saved search is compared with them; of Chinese, which has no spaces, every run of a few signs. */
export function wordsOf(title: string): string[] {
  const found = splitWords(title)
  const runs = found.flatMap((one) => one.match(hanRun) ?? [])
  return [...new Set([...found.filter((one) => !han.test(one)), ...runs.flatMap(partsOf)])].slice(0, most)
}

/** A search as it is kept: no sign, case or space in it keeps it from a title that has its words. Nothing is left of signs alone. */
export function toSearchWords(given: string): string {
  const pieces = splitWords(given).flatMap((one) => (han.test(one) ? (one.match(hanPieces) ?? []) : [one]))
  return [...new Set(pieces)].join(' ')
}

function partsOf(run: string): string[] {
  const signs = Array.from(run)
  return signs.flatMap((_, from) =>
    Array.from({ length: Math.min(longestHan, signs.length - from) }, (_none, more) =>
      signs.slice(from, from + more + 1).join(''),
    ),
  )
}
