import { type Locale } from '../config/locales'

/** What is written on several lines, such as an address, in a row. */
export const toOneLine = (locale: Locale, text: string): string =>
  text.split('\n').join(locale === 'zh-cn' ? '，' : ', ')
