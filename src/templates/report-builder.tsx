import { mainWords } from '../i18n/words'
import { type ReportBuilderProps } from '../plan/views/nav-service'
import { Asked } from '../shell/navigator/asked'
import { CoverageTable } from '../shell/navigator/coverage-table'
import { ForSubscribers } from '../shell/navigator/for-subscribers'
import { NextReview } from '../shell/navigator/next-review'
import { NothingCovered } from '../shell/navigator/nothing-covered'
import { page, pageHead } from '../shell/page'
import { AskAccess } from '../shell/products/ask-access'
import { Inside, Outside } from '../ui/inside/inside'
import { PageHead } from '../ui/page-head/page-head'

export default page<ReportBuilderProps>(({ locale, path, title, above, props }) => {
  const words = mainWords(locale)
  return (
    <>
      <PageHead title={title} above={{ label: words('shell.breadcrumb'), links: above }} standfirst={props.lead} />
      <NextReview locale={locale} review={props.review} />
      <Inside locale={locale} page={props.inside} />
      <Outside>
        <ForSubscribers locale={locale} path={path} />
      </Outside>
      <Outside isTeaser>
        <div className="wrap">
          {props.coverage.length > 0 ? (
            <CoverageTable id="coverage_table" locale={locale} rows={props.coverage} />
          ) : (
            <NothingCovered locale={locale} />
          )}
        </div>
        <Asked locale={locale} asked={props.asked} />
      </Outside>
      <Outside>
        <AskAccess locale={locale} of="trial" />
      </Outside>
    </>
  )
})

export const Head = pageHead
