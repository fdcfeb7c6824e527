import { type HomeProps } from '../build/views/home'
import { mainWords } from '../i18n/words'
import { href } from '../routes/href'
import { page, pageHead } from '../shell/page'
import { FeatureAndList } from '../ui/feature/feature'
import { Hero } from '../ui/hero/hero'
import { IndexList } from '../ui/index-list/index-list'
import { OfficeList } from '../ui/office-list/office-list'
import { RunningIndex } from '../ui/running-index/running-index'
import { Section } from '../ui/section/section'
import { When } from '../ui/when/when'

export default page<HomeProps>(({ locale, props }) => {
  const words = mainWords(locale)
  const { claim, lead, feature, insights, events, services, sectors, offices, from } = props
  const allInsights = { href: href('insights', locale), text: words('home.all-briefings') }
  return (
    <>
      <Hero
        lines={claim}
        lead={lead}
        links={[allInsights, { href: href('people', locale), text: words('home.find-person') }]}
      />
      {feature ? (
        <Section id="home_insights" title={words('home.briefings')} more={allInsights}>
          <FeatureAndList
            feature={{
              slug: feature.slug,
              href: feature.href,
              title: feature.title,
              meta: <When {...feature.published} />,
              ...(feature.summary === undefined ? {} : { standfirst: feature.summary }),
              ...(feature.picture ? { picture: feature.picture } : {}),
            }}
          >
            <IndexList rows={insights.map(({ summary: _, ...row }) => row)} />
          </FeatureAndList>
        </Section>
      ) : null}
      <Section id="home_expertise" title={words('home.expertise')}>
        <RunningIndex links={services} />
      </Section>
      <Section id="home_sectors" title={words('expertise.sectors')}>
        <RunningIndex links={sectors} />
      </Section>
      {events.length > 0 ? (
        <Section
          id="home_events"
          title={words('home.events')}
          more={{ href: href('insights-of-kind', locale, { kind: 'events' }), text: words('home.all-events') }}
        >
          <IndexList rows={events.map(({ when, ...row }) => ({ ...row, note: when }))} />
        </Section>
      ) : null}
      <Section id="home_offices" title={words('home.offices')} note={words('home.offices-note', { city: from })}>
        <OfficeList offices={offices} />
      </Section>
    </>
  )
})

export const Head = pageHead
