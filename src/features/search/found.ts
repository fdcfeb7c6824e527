import { type Locale } from '../../config/locales'
import { type ResultWords } from '../../i18n/search-words'
import { type SearchPlace } from '../../services/analytics/search-event'
import { type Answers } from '../../services/search/search-service'
import { type SearchState } from '../../services/search/search-state'

/** The same page in another language, and what it would find. */
export type Other = { locale: Locale; href: string; name: string }
export type Elsewhere = Other & { total: number }

export type Found = {
  state: SearchState
  answers: Answers[]
  elsewhere: Elsewhere[]
  /** None of the answers says just what was asked. */
  isSimilar?: boolean
}
export type Frame = {
  locale: Locale
  path: string
  words: ResultWords
  place: SearchPlace
  /** Shows other answers, as a link to their address would. */
  go: (state: SearchState) => void
}
