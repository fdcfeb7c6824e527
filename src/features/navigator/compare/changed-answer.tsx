import { joinDetails } from '../../../i18n/format/join-details'
import { writePermalink } from '../../../routes/permalink'
import { type NavDifference } from '../../../services/account/answers/navigator-answers'
import { type InsideProps } from '../inside-props'
import { ChangeOf, Difference } from '../jurisdiction/difference'

type Props = Pick<InsideProps, 'locale' | 'words'> & {
  difference: NavDifference
  /** Where several jurisdictions are on the page. */
  isPlaceNamed?: boolean
}

/** An answer that has become another. A correction is another thing than a change of the law, and says so. */
export function ChangedAnswer({ difference, locale, words, isPlaceNamed = false }: Props) {
  const { question, jurisdiction, before, after } = difference
  const name = isPlaceNamed ? joinDetails(locale, [jurisdiction.name, question.text]) : question.text
  const there = writePermalink({ question: question.key, version: after ?? before ?? undefined })
  return (
    <article>
      <h3>
        <a href={isPlaceNamed ? `${jurisdiction.path}${there}` : `#q_${question.key}`}>{name}</a>
      </h3>
      <ChangeOf {...{ difference, words }} />
      <Difference {...{ difference, locale, words }} />
    </article>
  )
}
