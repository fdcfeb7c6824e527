/** Where the form sends the number of a document; it is answered by the address of the document's own page. */
export const verifyPath = '/online-services/verify'
export const verifyFields = { code: 'code', locale: 'locale' } as const

/** What the page can be told to say. */
export type VerifyPart = 'genuine' | 'report' | 'unknown' | 'busy' | 'unavailable'

// Without letters that are mistaken for digits or for each other.
export const codeAlphabet = '0123456789abcdefghjkmnpqrstvwxyz'
/** Five bits each: 140 in all, which nobody guesses. */
export const codeCharacters = 28
const groupCharacters = 4

const pattern = new RegExp(`^[${codeAlphabet}]{${codeCharacters}}$`)

/** A code as somebody has typed it from paper; undefined where it is none. */
export function readCode(typed: string): string | undefined {
  const code = typed
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s\p{Pd}]/gu, '')
    .replaceAll('o', '0')
    .replace(/[il]/g, '1')
  return pattern.test(code) ? code : undefined
}

/** In groups, as it is printed. */
export const showCode = (code: string): string =>
  (code.toUpperCase().match(new RegExp(`.{1,${groupCharacters}}`, 'g')) ?? []).join('-')

/** A page on which a document is looked at whose code it was led to with; the code is sent to nobody. */
export const writeChecked = (path: string, code: string): string => `${path}#code=${code}`

/** The code with which somebody was led to a page. */
export const parseChecked = (fragment: string): string | undefined =>
  readCode(new URLSearchParams(fragment.replace(/^#/, '')).get('code') ?? '')
