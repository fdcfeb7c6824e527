import { localesIn, toLocaleIn } from '../../config/locales'
import { firm } from '../../firm/firm'
import { href } from '../../routes/href'
import { type Reader } from '../store/reader'

/** What the firm is called, even before its settings are first published: in this language, or else in the first that has them. */
export function firmNameOf(read: Reader): string {
  for (const locale of [read.locale, ...localesIn('main')]) {
    const [settings] = read.inLocale(locale).all('settings')
    if (settings) return settings.firmName
  }
  return firm.name
}

/** The firm as programs read of it. */
export const firmAt = (read: Reader, url: (path: string) => string): { name: string; url: string } => ({
  name: firmNameOf(read),
  url: url(href('home', toLocaleIn('main', read.locale))),
})
