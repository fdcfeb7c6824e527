import { type ToldFault } from '../../../src/content/faults'
import { tellField } from '../../../src/content/tell-issue'
import { type AdminLanguage, adminLanguages, sayIn } from './admin-language'
import { heldWords } from './held-words'
import { tellLabelIn } from './replies/tell-reply'

/** What is held back: in English as the publisher said it; by kind, where it says that too. */
export type Held = { path: string; message: string; told?: readonly ToldFault[] | undefined }

/** Why something is held back, in the language of who reads it. What a publisher of another release says stays as it is. */
export function tellHeld({ message, told = [] }: Held, spoken: { language: string }): string {
  const language = adminLanguages.find((one) => one === spoken.language) ?? 'en'
  const sentences = told.map((fault) => tellFault(fault, language))
  const isWhole = language !== 'en' && told.length > 0 && sentences.every((sentence) => sentence !== undefined)
  return isWhole ? [...new Set(sentences)].join(language === 'zh' ? '' : ' ') : message
}

function tellFault({ kind, values, field = '' }: ToldFault, language: AdminLanguage): string | undefined {
  const words: Partial<Record<string, (...given: string[]) => string>> = sayIn(heldWords, { language })
  const said = words[kind]?.(...values).replace(/[.。]$/, '')
  if (said === undefined) return undefined
  // An address begins with what it begins with.
  const sentence = said.replace(/^\p{Ll}(?=[\p{L}’]* )/u, (letter) => letter.toUpperCase())
  const [open, close, stop] = language === 'zh' ? ['（', '）', '。'] : [' (', ')', '.']
  return `${sentence}${field === '' ? '' : `${open}${nameField(field, language)}${close}`}${stop}`
}

/** Where a form calls a field otherwise than the document. */
const called: Readonly<Record<string, string>> = { body: 'Text', path: 'Address' }

/** body 1, text 2: each part as the form calls it. */
const nameField = (field: string, language: AdminLanguage): string =>
  tellField(field)
    .split(', ')
    .map((part) => part.replace(/^\D*[^\d\s]/, (name) => tellLabelIn(called[name] ?? name, language)))
    .join(language === 'zh' ? '，' : ', ')
