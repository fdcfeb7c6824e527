import { type LocaleIn } from '../../../src/config/locales'
import { type LetterWords } from '../../../src/i18n/letter-words'
import { toHtml } from './letter-html'
import { type Link, type Said } from './said'

type Frame = { locale: LocaleIn<'main'>; words: LetterWords }

/** A letter in its frame, as text and as HTML: the same words, and nothing that is fetched from anywhere. */
export function frameLetter(said: Said, frame: Frame): { text: string; html: string } {
  return { text: toText(said, frame), html: toHtml(said, frame) }
}

function toText({ paragraphs, facts = [], sections = [], action, ending }: Said, { words }: Frame): string {
  const listed = facts.map(([name, value]) => `${name}: ${value}`).join('\n')
  const news = sections.flatMap(({ heading, text = '', links }) => [heading, text, ...links.map(linkAsText)])
  const todo = action ? [linkAsText(action)] : []
  const last = ending ? [ending.text, ...ending.links.map(linkAsText)] : [words('letter.ending')]
  const parts = [words('letter.greeting'), ...paragraphs, listed, ...todo, ...news, ...last, words('letter.firm')]
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`
}

const linkAsText = ({ title, notes = [], url }: Link): string => [title, ...notes, url].join('\n')
