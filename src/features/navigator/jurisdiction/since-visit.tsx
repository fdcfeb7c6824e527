import { useEffect } from 'react'
import { formatDay } from '../../../i18n/format/format-date'
import { Press } from '../../../shell/session/press'
import { Section } from '../../../ui/section/section'
import { Card } from '../../account/card'
import { Sending } from '../../account/sending'
import { useAsked } from '../../account/use-asked'
import { ChangedAnswer } from '../compare/changed-answer'
import { type LawProps } from '../inside-props'
import { useSeen, useSeenByReading } from '../updates/use-seen'

type Props = LawProps & { /** When what changed is there, or cannot be had. */ onSettled: () => void }

export const isChangedSince = ({ day, today, visitedAt, changedSinceVisit }: LawProps['law']): boolean =>
  day === today && visitedAt !== null && (changedSinceVisit ?? 0) > 0

/** What changed here since the reader was here last, word by word; and that they have seen it, by reading or by a press. */
export function SinceVisit(props: Props) {
  const { law } = props
  return law.day === law.today ? <Today {...props} /> : null
}

function Today(props: Props) {
  const { law, locale, page, words } = props
  const { visitedAt, isRead, changedSinceVisit, number } = law
  useSeenByReading({ service: page.service.number, jurisdiction: number })
  const isFirst = visitedAt === null || changedSinceVisit === null
  if (isFirst) {
    return (
      <Section id="since_visit" title={words('seen.title')}>
        <p>{words('law.since-first')}</p>
      </Section>
    )
  }
  const note = words(isRead ? 'law.since-note' : 'law.since-dashboard', { date: formatDay(locale, visitedAt) })
  if (changedSinceVisit === 0) {
    return (
      <Section id="since_visit" title={words('law.since-none')} note={note}>
        {null}
      </Section>
    )
  }
  return <Changes {...props} since={visitedAt} note={note} count={changedSinceVisit} />
}

type ChangesProps = Props & { since: string; note: string; count: number }

function Changes({ page, law, locale, words, partWords, since, note, count, onSettled }: ChangesProps) {
  const place = { service: law.service.slug, region: law.region.slug }
  const { jurisdiction } = page
  const asked = useAsked('NavSinceDifferences', { ...place, jurisdiction, since, locale })
  const isSettled = asked.data !== undefined || !asked.isLoading || !asked.isOnline
  useEffect(() => {
    if (isSettled) onSettled()
  }, [isSettled, onSettled])
  const { outcome, mark } = useSeen({ service: page.service.number, jurisdiction: law.number })
  return (
    <Card id="since_visit" title={words('law.since', { count })} {...{ note, locale, asked }} words={partWords}>
      {({ navSinceDifferences: { differences } }) => (
        <>
          {differences.map((difference) => (
            <ChangedAnswer key={difference.answer} {...{ difference, locale, words }} />
          ))}
          <Press onPress={mark}>{words('law.seen')}</Press>
          <Sending words={partWords} outcome={outcome}>
            {() => words('seen.done')}
          </Sending>
        </>
      )}
    </Card>
  )
}
