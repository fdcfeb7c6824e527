import { directionOf, type LocaleIn, locales } from '../../../src/config/locales'
import { escapeMarkup } from '../../../src/content/escape-markup'
import { type Answer } from '../../http/respond'

type Said = {
  status?: number
  locale: LocaleIn<'main'>
  title: string
  text?: string
  button?: string
  /** The part of a page that sent a form in place, which then says this instead. */
  inPlaceOf?: string
}

/** A page of few words that needs nothing of the site, for links in letters. Its button sends to the page's own address. */
export function toBarePage({ status = 200, locale, title: given, text, button, inPlaceOf }: Said): Answer {
  const title = escapeMarkup(given)
  const heading =
    inPlaceOf === undefined
      ? `<h1>${title}</h1>`
      : `<div id="${inPlaceOf}"><h1 tabindex="-1" autofocus>${title}</h1></div>`
  const parts = [
    ...(text === undefined ? [] : [`<p>${escapeMarkup(text)}</p>`]),
    ...(button === undefined ? [] : [`<form method="post"><button>${escapeMarkup(button)}</button></form>`]),
  ]
  const body = `<!doctype html>
<html lang="${locales[locale].htmlLang}" dir="${directionOf(locale)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex"><meta name="referrer" content="no-referrer"><title>${title}</title></head>
<body><main>${heading}${parts.join('')}</main></body></html>
`
  return { status, type: 'text/html; charset=utf-8', body }
}
