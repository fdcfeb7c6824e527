import { defaultLocale } from '../../config/locales'
import { type ContentName, type ContentOf } from '../../content/all-types'
import { type Reader } from '../store/reader'

/** An item in this language, or else in the one in which everything is written. */
export const findOrEnglish = <Name extends ContentName>(
  ref: { type: Name; id: number } | undefined,
  read: Reader,
): ContentOf<Name> | undefined => read.find(ref) ?? read.inLocale(defaultLocale).find(ref)
