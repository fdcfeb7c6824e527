import { directionOf, type LocaleIn, locales } from '../../../src/config/locales'
import { escapeMarkup } from '../../../src/content/escape-markup'
import { type LetterWords } from '../../../src/i18n/letter-words'
import { type Link, type Said, type Section } from './said'

type Frame = { locale: LocaleIn<'main'>; words: LetterWords }

const lineBreak = /\r?\n/

/** A letter in its frame, as text and as HTML: the same words, and nothing that is fetched from anywhere. */
export function frameLetter(said: Said, frame: Frame): { text: string; html: string } {
  return { text: toText(said, frame), html: toHtml(said, frame) }
}

function toText({ paragraphs, facts = [], sections = [], ending }: Said, { words }: Frame): string {
  const listed = facts.map(([name, value]) => `${name}: ${value}`).join('\n')
  const news = sections.flatMap(({ heading, text = '', links }) => [heading, text, ...links.map(linkAsText)])
  const last = ending ? [ending.text, ...ending.links.map(linkAsText)] : [words('letter.ending')]
  const parts = [words('letter.greeting'), ...paragraphs, listed, ...news, ...last, words('letter.firm')]
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`
}

const linkAsText = ({ title, notes = [], url }: Link): string => [title, ...notes, url].join('\n')

const paragraph = (words: string): string =>
  `<p style="margin:0 0 16px">${words.split(lineBreak).map(escapeMarkup).join('<br>')}</p>`

const row = ([name, value]: readonly [string, string]): string => {
  const shown = value.split(lineBreak).map(escapeMarkup).join('<br>')
  const cell = 'padding:4px 16px 4px 0;vertical-align:top;text-align:start'
  return `<tr><th scope="row" style="${cell};font-weight:normal;color:#595959">${escapeMarkup(name)}</th><td style="${cell}">${shown}</td></tr>`
}

const anchor = ({ title, url }: Link): string =>
  `<a href="${escapeMarkup(url)}" style="color:inherit">${escapeMarkup(title)}</a>`

const toSection = ({ heading, text = '', links }: Section): string => {
  const opening = text === '' ? '' : paragraph(text)
  const entries = links.map(
    (link) => `<p style="margin:0 0 12px">${[anchor(link), ...(link.notes ?? []).map(note)].join('<br>')}</p>`,
  )
  return `<h2 style="margin:24px 0 12px;font-size:20px;font-weight:normal">${escapeMarkup(heading)}</h2>${opening}${entries.join('\n')}`
}

const note = (words: string): string => `<span style="font-size:14px">${escapeMarkup(words)}</span>`

function toHtml({ subject, paragraphs, facts = [], sections = [], ending }: Said, { locale, words }: Frame): string {
  const table = `<table style="border-collapse:collapse;margin:0 0 16px">${facts.map(row).join('')}</table>`
  const body = [
    paragraph(words('letter.greeting')),
    ...paragraphs.map(paragraph),
    facts.length > 0 ? table : '',
    ...sections.map(toSection),
    paragraph(ending?.text ?? words('letter.ending')),
    ...(ending?.links ?? []).map((link) => `<p style="margin:0 0 8px">${anchor(link)}</p>`),
    paragraph(words('letter.firm')),
  ]
  return `<!doctype html>
<html lang="${locales[locale].htmlLang}" dir="${directionOf(locale)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark"><title>${escapeMarkup(subject)}</title></head>
<body style="margin:0;padding:24px;font:16px/1.5 Georgia,serif"><div style="max-width:36em;margin:0 auto">
${body.filter((part) => part !== '').join('\n')}
</div></body></html>
`
}
