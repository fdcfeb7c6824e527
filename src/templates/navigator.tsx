import { type LocaleIn } from '../config/locales'
import { formatNumber } from '../i18n/format/format-number'
import { mainWords } from '../i18n/words'
import { type CoverageRow, type NavigatorProps } from '../plan/views/navigator'
import { ForSubscribers } from '../shell/navigator/for-subscribers'
import { type FrontPage } from '../shell/navigator/inside-page'
import { NothingCovered } from '../shell/navigator/nothing-covered'
import { ReviewState } from '../shell/navigator/review-state'
import { page, pageHead } from '../shell/page'
import { OwnText } from '../shell/parts/own-text'
import { AskAccess } from '../shell/products/ask-access'
import { DataTable } from '../ui/data-table/data-table'
import { IndexList } from '../ui/index-list/index-list'
import { Inside } from '../ui/inside/inside'
import { type Link } from '../ui/link'
import { PageHead } from '../ui/page-head/page-head'
import { Questions } from '../ui/questions/questions'
import { Section } from '../ui/section/section'
import { When } from '../ui/when/when'

const front: FrontPage = { view: 'front' }

export default page<NavigatorProps>(({ locale, path, title, above, props }) => {
  const words = mainWords(locale)
  const { standfirst, body, services, coverage, fresh } = props
  return (
    <>
      <PageHead
        title={title}
        size="entity"
        above={{ label: words('shell.breadcrumb'), links: above }}
        standfirst={standfirst}
      />
      {services.length > 0 ? (
        <Section id="all_services" title={words('navigator.services')}>
          <IndexList rows={services} />
        </Section>
      ) : null}
      <Inside locale={locale} page={front} isAmong />
      <OwnText blocks={body} locale={locale} />
      {coverage.length > 0 ? (
        <Coverage coverage={coverage} note={fresh ?? ''} locale={locale} />
      ) : (
        <div className="wrap">
          <NothingCovered locale={locale} />
        </div>
      )}
      <ForSubscribers locale={locale} path={path} />
      <AskAccess locale={locale} of="trial" />
    </>
  )
})

export const Head = pageHead

type CoverageProps = { coverage: NavigatorProps['coverage']; note: string; locale: LocaleIn<'main'> }

/** The map in words: what is covered, by which service, and when it was last reviewed. */
function Coverage({ coverage, note, locale }: CoverageProps) {
  const words = mainWords(locale)
  return (
    <Section id="coverage" title={words('navigator.coverage')}>
      {note === '' ? null : <p>{note}</p>}
      <Questions
        questions={coverage.map(({ id, region, rows }) => ({
          id: `region_${id}`,
          question: `${region} (${formatNumber(locale, rows.length)})`,
          answer: <RegionTable id={`coverage_${id}`} region={region} rows={rows} locale={locale} />,
        }))}
      />
    </Section>
  )
}

type RegionProps = { id: string; region: string; rows: readonly CoverageRow[]; locale: LocaleIn<'main'> }

function RegionTable({ id, region, rows, locale }: RegionProps) {
  const words = mainWords(locale)
  return (
    <DataTable
      id={id}
      caption={region}
      headings={[
        words('navigator.jurisdiction'),
        words('navigator.covered-by'),
        words('navigator.reviewed'),
        words('navigator.review-due'),
        words('navigator.state'),
      ]}
      rows={rows.map(({ name, services, reviewed, due, isLate }) => [
        name,
        <Services key="services" links={services} />,
        <When key="reviewed" {...reviewed} />,
        <When key="due" {...due} />,
        <ReviewState key="state" isLate={isLate} locale={locale} />,
      ])}
    />
  )
}

const Services = ({ links }: { links: readonly Link[] }) => (
  <ul>
    {links.map(({ href, text }) => (
      <li key={href}>
        <a href={href}>{text}</a>
      </li>
    ))}
  </ul>
)
