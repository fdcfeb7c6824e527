import { type ReportBuilderProps } from '../build/views/nav-service'
import { mainWords } from '../i18n/words'
import { Asked } from '../shell/navigator/asked'
import { CoverageTable } from '../shell/navigator/coverage-table'
import { ForSubscribers } from '../shell/navigator/for-subscribers'
import { NothingCovered } from '../shell/navigator/nothing-covered'
import { page, pageHead } from '../shell/page'
import { AskAccess } from '../shell/products/ask-access'
import { PageHead } from '../ui/page-head/page-head'

export default page<ReportBuilderProps>(({ locale, title, above, props }) => {
  const words = mainWords(locale)
  return (
    <>
      <PageHead title={title} above={{ label: words('shell.breadcrumb'), links: above }} standfirst={props.lead} />
      <ForSubscribers locale={locale} />
      <div className="wrap">
        {props.coverage.length > 0 ? (
          <CoverageTable id="coverage_table" locale={locale} rows={props.coverage} />
        ) : (
          <NothingCovered locale={locale} />
        )}
      </div>
      <Asked locale={locale} asked={props.asked} />
      <AskAccess locale={locale} of="trial" />
    </>
  )
})

export const Head = pageHead
