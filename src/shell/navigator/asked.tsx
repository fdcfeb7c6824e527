import { type LocaleIn } from '../../config/locales'
import { mainWords } from '../../i18n/words'
import { type AskedTopic } from '../../plan/show/navigator/questions'
import { href } from '../../routes/href'
import { Facts } from '../../ui/facts/facts'
import { EmptyState } from '../../ui/message/message'
import { MoreLink } from '../../ui/more-link/more-link'
import { Section } from '../../ui/section/section'

type Props = { locale: LocaleIn<'main'>; asked: readonly AskedTopic[] }

/** The questions of a service, by topic; their answers are for subscribers. */
export function Asked({ locale, asked }: Props) {
  const words = mainWords(locale)
  if (asked.length === 0) {
    return (
      <div className="wrap">
        <EmptyState title={words('navigator.no-questions')} text={words('navigator.no-questions-text')}>
          <MoreLink href={href('contact-us', locale)} text={words('shell.contact')} />
        </EmptyState>
      </div>
    )
  }
  return (
    <Section id="what_is_asked" title={words('navigator.asked')} note={words('navigator.asked-note')}>
      <Facts facts={asked.map(({ topic, questions }) => ({ term: topic, details: questions }))} />
    </Section>
  )
}
