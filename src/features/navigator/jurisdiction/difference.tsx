import { type Locale } from '../../../config/locales'
import { type NavigatorWords } from '../../../i18n/load/load-navigator-words'
import { type NavDifference } from '../../../services/account/answers/navigator-answers'
import { Diff, DiffLegend, type DiffWords, type Piece } from '../../../ui/diff/diff'
import { ChangeNote } from '../updates/change-note'
import { sayFactChange } from './say-fact'

const toDiffWords = (words: NavigatorWords): DiffWords => ({
  added: words('difference.added'),
  removed: words('difference.removed'),
  endAdded: words('difference.end-added'),
  endRemoved: words('difference.end-removed'),
})

const differs = (pieces: readonly Piece[]): boolean => pieces.some(({ kind }) => kind !== 'SAME')

type Props = { difference: NavDifference; locale: Locale; words: NavigatorWords }

/** What differs between two versions of an answer: its facts, then its words. */
export function Difference({ difference, locale, words }: Props) {
  const { shortAnswer, detail, facts, lang } = difference
  const texts = [shortAnswer, detail].filter(differs)
  const marks = toDiffWords(words)
  return (
    <>
      {facts.map((change) => (
        <p key={change.fact}>{sayFactChange(change, { locale, words })}</p>
      ))}
      {texts.map((pieces, position) => (
        <Diff key={position} pieces={pieces} words={marks} lang={lang} />
      ))}
      {texts.length > 0 ? <DiffLegend words={marks} /> : null}
      {texts.length === 0 && facts.length === 0 ? <p>{words('difference.none')}</p> : null}
    </>
  )
}

/** What kind of change it was, and what its lawyers noted of it. */
export function ChangeOf({ difference: { changeKind, changeNote, noteLang }, words }: Omit<Props, 'locale'>) {
  if (changeKind === null) return null
  return (
    <p>
      <ChangeNote {...{ changeKind, changeNote, noteLang, words }} />
    </p>
  )
}
