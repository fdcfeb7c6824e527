import { type GraduateWords } from '../../i18n/words'
import { type GraduateProps } from '../../plan/views/graduates'
import { IndexList } from '../../ui/index-list/index-list'
import { EmptyState } from '../../ui/message/message'
import { MoreLink } from '../../ui/more-link/more-link'
import { Section } from '../../ui/section/section'

type Props = Pick<GraduateProps, 'events' | 'contact'> & { words: GraduateWords }

/** When and where the firm can be met. */
export function Meeting({ events, contact, words }: Props) {
  if (!events) return null
  if (events.length > 0) {
    return (
      <Section id="coming_events" title={words('graduates.events')}>
        <IndexList rows={events} />
      </Section>
    )
  }
  return (
    <div className="wrap">
      <EmptyState title={words('graduates.no-events')} text={words('graduates.no-events-text')}>
        {contact ? <MoreLink {...contact} /> : null}
      </EmptyState>
    </div>
  )
}
