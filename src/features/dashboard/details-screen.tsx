import { type LocaleIn } from '../../config/locales'
import { mainWords } from '../../i18n/words'
import { type User } from '../../services/identity/user'
import { nameWay } from '../../shell/session/ways'
import { Facts } from '../../ui/facts/facts'
import { PageHead } from '../../ui/page-head/page-head'
import { Section } from '../../ui/section/section'

/** What the provider says of somebody. */
export function DetailsScreen({ locale, user }: { locale: LocaleIn<'main'>; user: User }) {
  const words = mainWords(locale)
  const rows = [
    ['profile.name', user.name],
    ['profile.email', user.email],
    ['profile.company', user.company],
    ['profile.job-title', user.jobTitle],
  ] as const
  return (
    <>
      <PageHead title={words('dashboard.details')} />
      <Section
        id="your_details"
        title={words('dashboard.details')}
        note={words('profile.elsewhere', { way: nameWay(user.connection, words) })}
      >
        <Facts
          facts={rows.map(([word, value]) => ({ term: words(word), details: [value ?? words('profile.not-told')] }))}
        />
      </Section>
    </>
  )
}
