import { toLocaleIn } from '../../config/locales'
import { firm } from '../../firm/firm'
import { href } from '../../routes/href'
import { type Reader } from '../store/reader'

/** What the firm is called, even before its settings are first published. */
export const firmNameOf = (read: Reader): string => read.all('settings')[0]?.firmName ?? firm.name

/** The firm as programs read of it. */
export const firmAt = (read: Reader, url: (path: string) => string): { name: string; url: string } => ({
  name: firmNameOf(read),
  url: url(href('home', toLocaleIn('main', read.locale))),
})
