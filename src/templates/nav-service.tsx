import { mainWords } from '../i18n/words'
import { type NavServiceProps } from '../plan/views/nav-service'
import { Asked } from '../shell/navigator/asked'
import { CoverageTable } from '../shell/navigator/coverage-table'
import { ForSubscribers } from '../shell/navigator/for-subscribers'
import { NothingCovered } from '../shell/navigator/nothing-covered'
import { page, pageHead } from '../shell/page'
import { Opening } from '../shell/parts/opening'
import { AskAccess } from '../shell/products/ask-access'
import { IndexList, type IndexRow } from '../ui/index-list/index-list'
import { Inside, Outside } from '../ui/inside/inside'
import { MoreLink } from '../ui/more-link/more-link'
import { PersonList } from '../ui/person-list/person-list'
import { Section } from '../ui/section/section'

export default page<NavServiceProps>(({ locale, path, title, above, props }) => {
  const words = mainWords(locale)
  return (
    <>
      <Opening locale={locale} title={title} above={above} intro={props}>
        <MoreLink {...props.reportBuilder} />
      </Opening>
      <Rows id="all_regions" title={words('navigator.regions')} rows={props.regions} />
      <div className="wrap">
        {props.coverage.length > 0 ? (
          <CoverageTable id="coverage_table" locale={locale} rows={props.coverage} />
        ) : (
          <NothingCovered locale={locale} />
        )}
      </div>
      <Asked locale={locale} asked={props.asked} />
      <Rows id="all_guidance" title={words('navigator.guidance')} rows={props.guidance} />
      <Rows id="about_service" title={words('navigator.about')} rows={props.about} />
      <Inside locale={locale} page={props.inside} />
      <Outside>
        <ForSubscribers locale={locale} path={path} />
        <AskAccess locale={locale} of="trial">
          <PersonList people={props.team} look="rows" />
        </AskAccess>
      </Outside>
    </>
  )
})

export const Head = pageHead

const Rows = ({ id, title, rows }: { id: string; title: string; rows: readonly IndexRow[] }) =>
  rows.length > 0 ? (
    <Section id={id} title={title}>
      <IndexList rows={rows} />
    </Section>
  ) : null
