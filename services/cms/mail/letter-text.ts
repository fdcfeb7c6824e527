import { nameOf } from '../../../src/config/locales'
import { environment } from '../environment'
import { type AdminLanguage, sayIn } from '../words/admin-language'
import { type LetterKind, type LetterWords, letterWords } from '../words/letter-words'
import { tellReply } from '../words/replies/tell-reply'
import { tellDay } from '../workflow/reviews/tell-moment'

export type Item = { collection: string; id: number; title: string; locale?: string | null | undefined }
type Due = Item & { dueOn: string }

/** What a letter is about; the words are those of its kind, so that none is written in one language alone. */
export type Letter =
  | {
      kind: LetterKind
      item: Item
      who?: string | undefined
      dueOn?: string | null | undefined
      text?: string | null | undefined
    }
  | { kind: 'overdue'; items: readonly Due[] }

export type LetterText = { subject: string; lines: readonly string[] }

/** A letter in the language of the colleague who gets it. */
export function tellLetter(letter: Letter, language: AdminLanguage): LetterText {
  const words = sayIn(letterWords, { language })
  if (letter.kind === 'overdue') return tellOverdue(letter.items, { words, language })
  const { subject, tell } = words.letters[letter.kind]
  const item = nameItem(letter.item, words)
  const day = letter.dueOn ? tellDay(letter.dueOn, { language }) : undefined
  const text = letter.kind === 'not-done' ? tellReply(letter.text ?? '', language) : (letter.text ?? undefined)
  const lines = tell({ who: letter.who ?? words.someone, item, day, text })
  return { subject: subject(item), lines: [...lines, addressOf(letter.item)] }
}

type Voice = { words: LetterWords; language: AdminLanguage }

function tellOverdue(items: readonly Due[], { words, language }: Voice): LetterText {
  const { subject, subjectOfMany, told, due } = words.overdue
  const [first] = items
  const toLine = (one: Due) => `${due(nameItem(one, words), tellDay(one.dueOn, { language }))}\n${addressOf(one)}`
  return {
    subject: first && items.length === 1 ? subject(nameItem(first, words)) : subjectOfMany(items.length),
    lines: [told, ...items.map(toLine)],
  }
}

/** "On set-off" (Français). The title of an answer is the law itself, which mail may not carry: it goes by its number. */
function nameItem({ collection, id, title, locale }: Item, { quotes, brackets, answer }: LetterWords): string {
  const name = collection === 'nav-answers' ? answer(id) : `${quotes[0]}${title}${quotes[1]}`
  return locale ? `${name}${brackets[0]}${nameOf(locale)}${brackets[1]}` : name
}

const addressOf = ({ collection, id, locale }: Item): string =>
  `${environment.publicUrl()}/admin/collections/${collection}/${id}${locale ? `?locale=${locale}` : ''}`

export function tellPasswordMail(
  token: string | undefined,
  language: AdminLanguage,
): { subject: string; html: string } {
  const { subject, asked, choose, once, notYou } = sayIn(letterWords, { language }).password
  const address = `${environment.publicUrl()}/admin/reset/${token ?? ''}`
  const link = `<a href="${address}">${choose}</a>`
  const html = `<div lang="${language}"><p>${asked}</p>\n<p>${link}${once}</p>\n<p>${notYou}</p></div>`
  return { subject, html }
}
