import { type LocaleIn } from '../../config/locales'
import { mainWords } from '../../i18n/words'
import { type User } from '../../services/identity/user'
import { nameWay } from '../../shell/session/ways'
import { Facts } from '../../ui/facts/facts'
import { PageHead } from '../../ui/page-head/page-head'
import { Section } from '../../ui/section/section'
import { AccountPart } from '../account/account-part'
import { WorkForm } from './work-form'

type Props = { locale: LocaleIn<'main'>; user: User }

const ofAccount = [
  ['profile.name', 'name'],
  ['profile.email', 'email'],
] as const
const ofWork = [
  ['profile.company', 'company'],
  ['profile.job-title', 'jobTitle'],
] as const

/** What is known of somebody. What another firm or network says of them is changed there. */
export function DetailsScreen({ locale, user }: Props) {
  const words = mainWords(locale)
  const rows = user.isLocal ? ofAccount : [...ofAccount, ...ofWork]
  const note = user.isLocal
    ? words('profile.fixed')
    : words('profile.elsewhere', { way: nameWay(user.connection, words) })
  return (
    <>
      <PageHead title={words('dashboard.details')} />
      <Section id="your_details" title={words('profile.account')} note={note}>
        <Facts
          facts={rows.map(([word, name]) => ({
            term: words(word),
            details: [user[name] ?? words('profile.not-told')],
          }))}
        />
      </Section>
      {user.isLocal ? (
        <Section id="your_work" title={words('profile.work')} note={words('profile.work-text')}>
          <WorkForm locale={locale} user={user} />
        </Section>
      ) : null}
      <AccountPart locale={locale} user={user} name="details" />
    </>
  )
}
