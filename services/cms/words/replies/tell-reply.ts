import { labelsOfRecords } from '../labels/labels-of-records'
import { labelsOfTexts } from '../labels/labels-of-texts'
import { namesOfKinds } from '../labels/names-of-kinds'
import { tellRefusal } from '../labels/refusals'
import { repliesOfAccounts } from './of-accounts'
import { repliesOfFiles } from './of-files'
import { repliesOfLinks } from './of-links'
import { repliesOfPublication } from './of-publication'
import { repliesOfRights } from './of-rights'
import { repliesOfTexts } from './of-texts'
import { repliesOfWork } from './of-work'
import { type Replies } from './replies'

const replies: Replies = {
  ...repliesOfRights,
  ...repliesOfAccounts,
  ...repliesOfWork,
  ...repliesOfPublication,
  ...repliesOfTexts,
  ...repliesOfFiles,
  ...repliesOfLinks,
}

type Other = 'fr' | 'zh'
type Told = (words: string, language: Other) => string
type Pattern = { form: RegExp; names: string[]; said: Replies[string]; letters: number }

const isName = /\{(\w+)\}/g
const plain = (words: string): string => words.replaceAll(/[.*+?^$()|[\]\\]/g, String.raw`\$&`)

/** Those with more words of their own come first: the others would take them for what they fill in. */
const patterns = Object.entries(replies)
  .filter(([english]) => english.includes('{'))
  .map(([english, said]): Pattern => ({
    form: new RegExp(`^${plain(english).replaceAll(isName, '(.+?)')}$`, 's'),
    names: [...english.matchAll(isName)].map(([, name = '']) => name),
    said,
    letters: english.replaceAll(isName, '').length,
  }))
  .sort((one, other) => other.letters - one.letters)

/** What is longer is no reply of ours. */
const longest = 4000

/** What the server said in English, in the language of who reads it; in English where nobody has said it otherwise. */
export function tellReply(words: string, language: string | undefined): string {
  const isOther = language === 'fr' || language === 'zh'
  return isOther && words.length <= longest ? tell(words, language) : words
}

function tell(words: string, language: Other): string {
  const known = Object.hasOwn(replies, words) ? replies[words] : undefined
  if (known) return known[language === 'fr' ? 0 : 1]
  const refused = tellRefusal(words, language)
  if (refused !== words) return refused
  for (const { form, names, said } of patterns) {
    const found = form.exec(words)?.slice(1)
    if (!found) continue
    const filled = new Map(names.map((name, position) => [name, fill(name, found[position] ?? '', language)]))
    if (names.includes('said') && filled.get('said') === found[names.indexOf('said')] && !isQuoted(filled.get('said')))
      continue
    return said[language === 'fr' ? 0 : 1].replaceAll(isName, (whole, name: string) => filled.get(name) ?? whole)
  }
  return tellNamed(words, language) ?? tellMarked(words, language)
}

/** What one of many was refused for, behind which of them it was. */
function tellNamed(words: string, language: Other): string | undefined {
  const [, which, refusal] = /^([a-z-]+ \d+ \([a-z-]+\): )(.+)$/s.exec(words) ?? []
  return which !== undefined && refusal !== undefined ? `${which}${tell(refusal, language)}` : undefined
}

/** A title stays what it is. */
const isQuoted = (words = ''): boolean => words.startsWith('"')

/** What is filled in is said in the same language where it is a word of ours. */
const fillers: Readonly<Record<string, Told>> = {
  said: tell,
  label: tellLabel,
  kind: tellLabel,
  types: (words, language) =>
    words
      .split(' or ')
      .map((one) => tellLabel(one, language))
      .join(language === 'zh' ? '或' : ' ou '),
  circle: (words, language) => words.replaceAll('" is below "', language === 'zh' ? '" 位于其下："' : '" est sous "'),
  who: tell,
  what: tell,
  problems: (words, language) =>
    words
      .split('; ')
      .map((one) => tellMore(tellMarked(one, language), language).trim())
      .join(language === 'zh' ? '；' : ' ; '),
  named: (words, language) =>
    tellMore(
      words.replaceAll(/" \(([^()"]+)\)/g, (_, label: string) => `" (${tellLabel(label, language)})`),
      language,
    ).replaceAll('" and "', language === 'zh' ? '" 和 "' : '" et "'),
}

const fill = (name: string, words: string, language: Other): string => fillers[name]?.(words, language) ?? words

/** A field, and what is wrong with it. */
function tellMarked(words: string, language: Other): string {
  const [, label, problem] = /^(.+?) – (.+)$/s.exec(words) ?? []
  if (label === undefined || problem === undefined) return words
  const told = tell(problem, language)
  const said = told === problem ? tell(`${problem}.`, language).replace(/[.。]$/, '') : told
  return `${tellLabel(label, language)} – ${said}`
}

const tellMore = (words: string, language: Other): string =>
  words.replace(/ ?\band (\d+) more$/, (_, more: string) =>
    language === 'zh' ? `等另外 ${more} 项` : ` et ${more} autres`,
  )

const labels = new Map(
  Object.entries({ ...namesOfKinds, ...labelsOfRecords, ...labelsOfTexts }).map(([label, [fr, zh, en = label]]) => [
    en.toLowerCase(),
    { fr, zh },
  ]),
)

export const tellLabelIn = (label: string, language: string): string =>
  language === 'fr' || language === 'zh' ? tellLabel(label, language) : label

/** A field or a kind as forms call it, and where it stands in another. */
function tellLabel(label: string, language: Other): string {
  return label
    .split(' › ')
    .map((one) => labels.get(one.toLowerCase())?.[language] ?? one)
    .join(' › ')
}
