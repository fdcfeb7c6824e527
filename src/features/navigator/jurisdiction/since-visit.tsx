import { formatDay } from '../../../i18n/format/format-date'
import { href } from '../../../routes/href'
import { Press } from '../../../shell/session/press'
import { MoreLink } from '../../../ui/more-link/more-link'
import { Section } from '../../../ui/section/section'
import { Card } from '../../account/card'
import { Sending } from '../../account/sending'
import { useAsked } from '../../account/use-asked'
import { type LawProps } from '../inside-props'
import { useSeen, useSeenByReading } from '../updates/use-seen'
import { Difference } from './difference'

/** What changed here since the reader was here last, word by word; and that they have seen it, by reading or by a press. */
export function SinceVisit(props: LawProps) {
  const { law } = props
  return law.day === law.today ? <Today {...props} /> : null
}

function Today(props: LawProps) {
  const { law, locale, page, words } = props
  const { visitedAt, changedSinceVisit, number } = law
  useSeenByReading({ service: page.service.number, jurisdiction: number })
  const isFirst = visitedAt === null || changedSinceVisit === null
  if (isFirst) {
    return (
      <Section id="since_visit" title={words('seen.title')}>
        <p>{words('law.since-first')}</p>
      </Section>
    )
  }
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
  const { outcome, mark } = useSeen({ service: page.service.number, jurisdiction: law.number })
  return (
    <Card id="since_visit" title={words('law.since', { count })} {...{ note, locale, asked }} words={partWords}>
      {({ navDayDifferences: { differences } }) => (
        <>
          {differences.map((difference) => (
            <article key={difference.answer}>
              <h3>
                <a href={`#q_${difference.question.key}`}>{difference.question.text}</a>
              </h3>
              <Difference {...{ difference, locale, words }} />
            </article>
          ))}
          {differences.length < count ? <Elsewhere {...{ law, locale, words }} /> : null}
          <Press onPress={mark}>{words('law.seen')}</Press>
          <Sending words={partWords} outcome={outcome}>
            {() => words('seen.done')}
          </Sending>
        </>
      )}
    </Card>
  )
}

/** What is counted by its publication and makes no difference between the law of the two days: corrections and wordings among it. */
function Elsewhere({ law, locale, words }: Pick<LawProps, 'law' | 'locale' | 'words'>) {
  const updates = href('nav-updates', locale, { service: law.service.slug })
  return (
    <>
      <p>{words('law.since-elsewhere')}</p>
      <p>
        <MoreLink href={`${updates}?jurisdiction=${law.number}`} text={words('updates.every')} />
      </p>
    </>
  )
}
