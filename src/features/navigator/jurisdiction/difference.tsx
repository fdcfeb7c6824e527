import { type NavigatorWords } from '../../../i18n/load/load-navigator-words'
import { type NavDifference } from '../../../services/account/answers/navigator-answers'
import { Diff, DiffLegend, type DiffWords, type Piece } from '../../../ui/diff/diff'

const toDiffWords = (words: NavigatorWords): DiffWords => ({
  added: words('difference.added'),
  removed: words('difference.removed'),
  endAdded: words('difference.end-added'),
  endRemoved: words('difference.end-removed'),
})

const differs = (pieces: readonly Piece[]): boolean => pieces.some(({ kind }) => kind !== 'SAME')

/** What differs between two versions of an answer: its facts, then its words. */
export function Difference({ difference, words }: { difference: NavDifference; words: NavigatorWords }) {
  const { shortAnswer, detail, facts, lang } = difference
  const texts = [shortAnswer, detail].filter(differs)
  const marks = toDiffWords(words)
  const nothing = words('difference.nothing')
  return (
    <>
      {facts.map(({ fact, before, after }) => (
        <p key={fact}>
          {words('difference.fact', { fact: sayFact(fact, words), before: before ?? nothing, after: after ?? nothing })}
        </p>
      ))}
      {texts.map((pieces, position) => (
        <Diff key={position} pieces={pieces} words={marks} lang={lang} />
      ))}
      {texts.length > 0 ? <DiffLegend words={marks} /> : null}
      {texts.length === 0 && facts.length === 0 ? <p>{words('difference.none')}</p> : null}
    </>
  )
}

const factNames = {
  status: 'table.status',
  threshold: 'law.threshold',
  deadline: 'law.deadline',
  sources: 'law.sources',
  effectiveFrom: 'law.in-force',
  effectiveTo: 'law.in-force',
} as const

/** The service names facts as a version does. */
const sayFact = (fact: string, words: NavigatorWords): string =>
  Object.hasOwn(factNames, fact) ? words(factNames[fact as keyof typeof factNames]) : fact
