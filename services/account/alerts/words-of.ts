const word = /[\p{L}\p{N}]+/gu
const han = /^[\p{Script=Han}]+$/u
const hanRun = /[\p{Script=Han}]+/gu
const longestHan = 8
const most = 400

/** The words of a title, as a saved search is compared with them; of Chinese, which has no spaces, every run of a few signs. */
export function wordsOf(title: string): string[] {
  const text = title.normalize('NFKC').toLowerCase()
  const plain = (text.match(word) ?? []).filter((one) => !han.test(one))
  return [...new Set([...plain, ...(text.match(hanRun) ?? []).flatMap(partsOf)])].slice(0, most)
}

function partsOf(run: string): string[] {
  const signs = Array.from(run)
  return signs.flatMap((_, from) =>
    Array.from({ length: Math.min(longestHan, signs.length - from) }, (_none, more) =>
      signs.slice(from, from + more + 1).join(''),
    ),
  )
}
