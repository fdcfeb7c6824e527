import { type ReactNode } from 'react'
import { isLocale, type LocaleIn } from '../config/locales'
import { mainWords, sharedWords } from '../i18n/words'
import { type HomeProps } from '../plan/views/home'
import { href } from '../routes/href'
import { page, pageHead } from '../shell/page'
import { IndexSection } from '../shell/parts/index-section'
import { OfficesSection } from '../shell/parts/offices-section'
import { SessionLost } from '../shell/session/screens/session-lost'
import { FeatureAndList } from '../ui/feature/feature'
import { Hero } from '../ui/hero/hero'
import { IndexList } from '../ui/index-list/index-list'
import { type LanguageLink } from '../ui/language-switch/language-switch'
import { MoreLink } from '../ui/more-link/more-link'
import { SearchBox } from '../ui/search-box/search-box'
import { Section } from '../ui/section/section'
import { Suggestion } from '../ui/suggestion/suggestion'
import { When } from '../ui/when/when'

export default page<HomeProps>(({ locale, frame, props }) => {
  const words = mainWords(locale)
  const { claim, lead, services, sectors, offices, from, careers } = props
  return (
    <>
      <SessionLost locale={locale} />
      <Suggestion languages={othersAmong(frame.languages)} />
      <Hero
        lines={claim}
        lead={lead}
        links={[allInsights(locale), { href: href('people', locale), text: words('home.find-person') }]}
      />
      <News locale={locale} {...props} />
      <Section id="home_people" title={words('home.find-person')}>
        <SearchBox
          id="search_people"
          action={href('people', locale)}
          locale={locale}
          label={words('people.search')}
          button={words('shell.search')}
          instead={<MoreLink href={href('people', locale)} text={words('people.title')} />}
        />
      </Section>
      <IndexSection id="home_expertise" title={words('home.expertise')} links={services} />
      <IndexSection id="home_sectors" title={words('expertise.sectors')} links={sectors} />
      <OfficesSection id="home_offices" locale={locale} offices={offices} from={from} />
      {careers === undefined ? null : <Careers locale={locale} {...careers} />}
    </>
  )
})

export const Head = pageHead

/** Each says in its own language that the site can be read in it. */
const othersAmong = (languages: readonly LanguageLink[]) =>
  languages.flatMap(({ href: path, lang, hreflang, isCurrent = false }) =>
    isCurrent || !isLocale(hreflang)
      ? []
      : [{ href: path, lang, hreflang, text: sharedWords(hreflang)('shell.suggest') }],
  )

const allInsights = (locale: LocaleIn<'main'>) => ({
  href: href('insights', locale),
  text: mainWords(locale)('home.all-briefings'),
})

const WhenAndWhere = ({ when, note }: { when: ReactNode; note: ReactNode }) => (
  <>
    {when}
    {note === undefined ? null : (
      <>
        <br />
        {note}
      </>
    )}
  </>
)

/** A call to those who would rather work here. */
const Careers = ({ locale, link, text }: NonNullable<HomeProps['careers']> & { locale: LocaleIn<'main'> }) => (
  <Section id="home_careers" title={link.text} more={{ ...link, text: mainWords(locale)('careers.vacancies') }}>
    <p>{text}</p>
  </Section>
)

type NewsProps = Pick<HomeProps, 'feature' | 'insights' | 'events'> & { locale: LocaleIn<'main'> }

/** What the firm's lawyers have written last, and where to meet them next. */
function News({ locale, feature, insights, events }: NewsProps) {
  const words = mainWords(locale)
  return (
    <>
      {feature ? (
        <Section id="home_insights" title={words('home.briefings')} more={allInsights(locale)}>
          <FeatureAndList feature={{ ...feature, meta: <When {...feature.published} /> }}>
            <IndexList rows={insights} />
          </FeatureAndList>
        </Section>
      ) : null}
      {events.length > 0 ? (
        <Section
          id="home_events"
          title={words('home.events')}
          more={{ href: href('insights-of-kind', locale, { kind: 'events' }), text: words('home.all-events') }}
        >
          <IndexList
            rows={events.map(({ when, note, ...row }) => ({ ...row, note: <WhenAndWhere {...{ when, note }} /> }))}
          />
        </Section>
      ) : null}
    </>
  )
}
