import { type LocaleIn } from '../config/locales'
import { mainWords } from '../i18n/words'
import { type DataPrivacyProps } from '../plan/views/fixed-pages'
import { isIn } from '../routes/address'
import { href } from '../routes/href'
import { page, pageHead } from '../shell/page'
import { ShownPageOf } from '../shell/shown-page'
import { DataTable } from '../ui/data-table/data-table'
import { Facts } from '../ui/facts/facts'
import { MoreLink } from '../ui/more-link/more-link'
import { Section } from '../ui/section/section'

const rights = [
  'access',
  'rectification',
  'erasure',
  'restriction',
  'portability',
  'objection',
  'withdrawal',
  'complaint',
] as const
const headings = ['what', 'purpose', 'ground', 'lifetime'] as const

export default page<DataPrivacyProps>((context) => {
  const words = mainWords(context.locale)
  return (
    <ShownPageOf {...context}>
      <Section id="your_rights" title={words('privacy.rights')} note={words('privacy.rights-note')}>
        <Facts
          facts={rights.map((right) => ({
            term: words(`privacy.${right}`),
            details: [words(`privacy.${right}-text`)],
          }))}
        />
      </Section>
      <WaysToAsk locale={context.locale} />
      <Section id="what_is_kept" title={words('privacy.kept')} note={words('privacy.kept-note')}>
        <DataTable
          id="kept_records"
          caption={words('privacy.caption')}
          headings={headings.map((heading) => words(`privacy.${heading}`))}
          rows={context.props.kept.map((kept) => headings.map((heading) => kept[heading]))}
        />
      </Section>
    </ShownPageOf>
  )
})

function WaysToAsk({ locale }: { locale: LocaleIn<'main'> }) {
  const words = mainWords(locale)
  const security = href('profile', locale, { tab: 'security' })
  const account = [
    words('privacy.with-account-text'),
    <MoreLink key="details" href={href('profile', locale, { tab: 'details' })} text={words('privacy.details')} />,
    <MoreLink key="export" href={`${security}#export`} text={words('privacy.export')} />,
    <MoreLink key="delete" href={`${security}#delete`} text={words('privacy.delete')} />,
  ]
  const others = [
    words('privacy.without-account-text', { topic: words('contact.topic-data') }),
    <MoreLink key="form" href={href('contact-us', locale)} text={words('privacy.form')} />,
  ]
  return (
    <Section id="how_to_ask" title={words('privacy.how')} note={words('privacy.how-note')}>
      <Facts
        facts={[
          ...(isIn('profile', locale) ? [{ term: words('privacy.with-account'), details: account }] : []),
          { term: words('privacy.without-account'), details: others },
        ]}
      />
    </Section>
  )
}

export const Head = pageHead
