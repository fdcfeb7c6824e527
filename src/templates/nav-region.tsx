import { mainWords } from '../i18n/words'
import { type NavRegionProps } from '../plan/views/nav-region'
import { CoverageTable } from '../shell/navigator/coverage-table'
import { ForSubscribers } from '../shell/navigator/for-subscribers'
import { NothingCovered } from '../shell/navigator/nothing-covered'
import { page, pageHead } from '../shell/page'
import { Opening } from '../shell/parts/opening'
import { AskAccess } from '../shell/products/ask-access'
import { IndexList } from '../ui/index-list/index-list'
import { Inside, Outside } from '../ui/inside/inside'
import { type Link } from '../ui/link'
import { RunningIndex } from '../ui/running-index/running-index'
import { Section } from '../ui/section/section'

export default page<NavRegionProps>(({ locale, path, title, above, props }) => {
  const words = mainWords(locale)
  return (
    <>
      <Opening locale={locale} title={title} above={above} intro={props} />
      <div className="wrap">
        {props.coverage.length > 0 ? (
          <CoverageTable id="coverage_table" locale={locale} rows={props.coverage} isOneRegion />
        ) : (
          <NothingCovered locale={locale} />
        )}
      </div>
      <Links id="status_tables" title={words('navigator.status-table')} links={props.statusTables} />
      {props.guidance.length > 0 ? (
        <Section id="all_guidance" title={words('navigator.guidance')}>
          <IndexList rows={props.guidance} />
        </Section>
      ) : null}
      <Links id="other_services" title={words('navigator.services')} links={props.also} />
      <Inside locale={locale} page={props.inside} />
      <Outside>
        <ForSubscribers locale={locale} path={path} />
        <AskAccess locale={locale} of="trial" />
      </Outside>
    </>
  )
})

export const Head = pageHead

const Links = ({ id, title, links }: { id: string; title: string; links: readonly Link[] }) =>
  links.length > 0 ? (
    <Section id={id} title={title}>
      <RunningIndex links={links} />
    </Section>
  ) : null
