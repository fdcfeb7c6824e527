import { formatDay } from '../../i18n/format-date'
import { Section } from '../../ui/section/section'
import { Card } from '../account/card'
import { useAsked } from '../account/use-asked'
import { Difference } from './difference'
import { type LawProps } from './inside-props'

/** What changed here since the reader was here last, word by word. */
export function SinceVisit(props: LawProps) {
  const { law, locale, words } = props
  const { visitedAt, changedSinceVisit, day, today } = law
  if (day !== today || visitedAt === null || changedSinceVisit === null) return null
  const note = words('law.since-note', { date: formatDay(locale, visitedAt) })
  if (changedSinceVisit === 0) {
    return (
      <Section id="since_visit" title={words('law.since-none')} note={note}>
        {null}
      </Section>
    )
  }
  return <Changes {...props} from={visitedAt.slice(0, 10)} note={note} count={changedSinceVisit} />
}

type ChangesProps = LawProps & { from: string; note: string; count: number }

function Changes({ page, law, locale, words, partWords, from, note, count }: ChangesProps) {
  const place = { service: law.service.slug, region: law.region.slug }
  const { jurisdiction } = page
  const asked = useAsked('NavDayDifferences', { ...place, jurisdiction, from, to: law.today, locale })
  return (
    <Card id="since_visit" title={words('law.since', { count })} {...{ note, locale, asked }} words={partWords}>
      {({ navDayDifferences: { differences } }) =>
        differences.map((difference) => (
          <article key={difference.answer}>
            <h3>
              <a href={`#q_${difference.question.key}`}>{difference.question.text}</a>
            </h3>
            <Difference difference={difference} words={words} />
          </article>
        ))
      }
    </Card>
  )
}
