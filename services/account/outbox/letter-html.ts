import { directionOf, type LocaleIn, locales } from '../../../src/config/locales'
import { escapeMarkup } from '../../../src/content/escape-markup'
import { colours } from '../../../src/firm/colours'
import { firm } from '../../../src/firm/firm'
import { type LetterWords } from '../../../src/i18n/letter-words'
import { darkStyles, fontsOf, light } from './letter-styles'
import { type Link, type Said, type Section } from './said'

type Frame = { locale: LocaleIn<'main'>; words: LetterWords }

const lineBreak = /\r?\n/
const isAddress = /^https?:\/\/\S+$/

const linesOf = (text: string): string => text.split(lineBreak).map(escapeMarkup).join('<br>')

const paragraph = (words: string): string => `<p style="margin:0 0 16px">${linesOf(words)}</p>`

const anchor = (title: string, url: string): string =>
  `<a class="link" href="${escapeMarkup(url)}" style="color:${light.accent};text-decoration:underline">${linesOf(title)}</a>`

const note = (words: string): string =>
  `<span class="muted" style="font-size:14px;color:${light.muted}">${escapeMarkup(words)}</span>`

/** An address that stands among the facts is pressed as well as read. */
const valueOf = (value: string): string => (isAddress.test(value) ? anchor(value, value) : linesOf(value))

// The name above its value: beside it, a telephone leaves no room for either.
const toFact = ([name, value]: readonly [string, string]): string => {
  const cell = 'padding:0 0 12px;vertical-align:top;text-align:start;word-break:break-word;overflow-wrap:anywhere'
  return `<tr><td style="${cell}">${note(name)}<br>${valueOf(value)}</td></tr>`
}

const toLink = ({ title, url, notes = [] }: Link): string =>
  `<p style="margin:0 0 12px">${[anchor(title, url), ...notes.map(note)].join('<br>')}</p>`

const toSection = ({ heading, text = '', links }: Section): string =>
  [
    `<h2 style="margin:24px 0 12px;font-size:20px;line-height:1.3;font-weight:normal">${escapeMarkup(heading)}</h2>`,
    text === '' ? '' : paragraph(text),
    ...links.map(toLink),
  ].join('\n')

// Mail programs of twenty years know tables and what stands in an element; widths of their own are in the attribute.
const table = (inside: string, style: string): string =>
  `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="border-collapse:collapse;${style}">${inside}</table>`

// A cell with a ground of its own: programs that know no padding of links show it too.
const toButton = ({ title, url }: Link): string =>
  `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 16px"><tr><td class="button" bgcolor="${light.accent}" style="padding:12px 20px;background-color:${light.accent}"><a class="on-button" href="${escapeMarkup(url)}" style="color:${colours.onAccent};text-decoration:none">${escapeMarkup(title)}</a></td></tr></table>`

function toBody({ paragraphs, facts = [], sections = [], action, ending }: Said, words: LetterWords): string {
  const parts = [
    paragraph(words('letter.greeting')),
    ...paragraphs.map(paragraph),
    facts.length === 0 ? '' : table(facts.map(toFact).join('\n'), 'margin:0 0 8px'),
    action ? toButton(action) : '',
    ...sections.map(toSection),
  ]
  const last = [paragraph(ending?.text ?? words('letter.ending')), ...(ending?.links ?? []).map(toLink)]
  const rule = `border-top:1px solid ${light.rule};padding:20px 0 0`
  const foot = table(`<tr><td class="rule" style="${rule}">${last.join('\n')}</td></tr>`, 'margin:12px 0 0')
  return [...parts, foot].filter((part) => part !== '').join('\n')
}

/** In light and dark, without anything that is fetched from anywhere. A program that knows no styles shows it light. */
export function toHtml(said: Said, { locale, words }: Frame): string {
  const { htmlLang } = locales[locale]
  const page = `background-color:${light.ground}`
  const text = `text-align:start;font:16px/1.5 ${fontsOf(locale)};color:${light.text};word-break:break-word;overflow-wrap:anywhere`
  const name = `padding:0 0 12px;border-bottom:2px solid ${light.accent};font-size:20px;line-height:1.3`
  const head = table(`<tr><td class="name" style="${name}">${escapeMarkup(firm.name)}</td></tr>`, 'margin:0 0 24px')
  const column = `<tr><td class="text" style="${text}">${head}\n${toBody(said, words)}</td></tr>`
  return `<!doctype html>
<html lang="${htmlLang}" dir="${directionOf(locale)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">
<title>${escapeMarkup(said.subject)}</title>
<style>${darkStyles}</style></head>
<body class="page" bgcolor="${light.ground}" style="margin:0;padding:0;${page}">
${table(
  `<tr><td class="page" align="center" bgcolor="${light.ground}" style="padding:24px 16px;${page}">
<!--[if mso]><table role="presentation" width="600" cellpadding="0" cellspacing="0" border="0"><tr><td><![endif]-->
${table(column, 'max-width:600px;margin:0 auto')}
<!--[if mso]></td></tr></table><![endif]--></td></tr>`,
  '',
)}
</body></html>
`
}
