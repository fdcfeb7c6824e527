import { href } from '../../../src/routes/href'
import { type Look } from '../pages/frame'
import { type Settings } from '../settings'
import { chooseLocale, type PageLocale, wordsOf } from '../words/choose-words'
import { type Asked } from './asked'

export const localeOf = ({ query, header }: Asked, wished = ''): PageLocale =>
  chooseLocale(query.get('lang'), wished, header('x-request-language'), header('accept-language'))

/** In which language a page is shown: as chosen on it, else as the application asked, else as the browser prefers. */
export function toLook({ mountPath, siteOrigin, clients }: Settings, asked: Asked, wished = ''): Look {
  const locale = localeOf(asked, wished)
  const inLocale = (other: PageLocale) => {
    const query = new URLSearchParams(asked.query)
    query.set('lang', other)
    return `?${query.toString()}`
  }
  const startOver = `${siteOrigin}${href('sign-in', locale)}`
  const onward = `${siteOrigin}${href('dashboard', locale)}`
  const home = `${siteOrigin}${href('home', locale)}`
  return { words: wordsOf(locale), locale, inLocale, mountPath, siteOrigin, startOver, onward, home, clients }
}
