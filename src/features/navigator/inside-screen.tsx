import { lazy, Suspense } from 'react'
import { WaitLines } from '../../ui/wait-lines/wait-lines'
import { askNavigator } from './ask-navigator'
import { CompareDays } from './compare/compare-days'
import { type InsideProps } from './inside-props'
import { GuidanceScreen } from './jurisdiction/guidance-screen'
import { JurisdictionScreen } from './jurisdiction/jurisdiction-screen'
import { SearchInside } from './search/search-inside'
import { ServiceScreen } from './service-screen'
import { TableScreen } from './table/table-screen'
import { VisitCounts } from './updates/visit-counts'

askNavigator()

// Anyone who reads an answer does not fetch what builds reports of them.
const UpdatesScreen = lazy(async () => ({ default: (await import('./updates/updates-screen')).UpdatesScreen }))
const ReportScreen = lazy(async () => ({ default: (await import('./report/report-screen')).ReportScreen }))

/** What a page of the navigator shows to those who may read it. A report is built of whole columns, not of what is found. */
export const InsideScreen = (props: InsideProps) => (
  <>
    {props.page.view === 'report' ? null : (
      <div className="unprinted">
        <SearchInside {...props} />
      </div>
    )}
    <Screen {...props} />
  </>
)

function Screen({ page, ...props }: InsideProps) {
  switch (page.view) {
    case 'jurisdiction':
      return <JurisdictionScreen {...props} page={page} />
    case 'region':
      return (
        <>
          <VisitCounts {...props} page={page} />
          <CompareDays {...props} within={{ service: page.service.slug, region: page.region, jurisdiction: null }} />
          <TableScreen {...props} page={page} />
        </>
      )
    case 'table':
      return <TableScreen {...props} page={page} />
    case 'report':
      return (
        <Suspense fallback={<WaitLines text={props.words('gate.loading')} />}>
          <ReportScreen {...props} page={page} />
        </Suspense>
      )
    case 'updates':
      return (
        <Suspense fallback={<WaitLines text={props.words('gate.loading')} />}>
          <UpdatesScreen {...props} page={page} />
        </Suspense>
      )
    case 'guidance':
      return <GuidanceScreen {...props} page={page} />
    case 'service':
      return <ServiceScreen {...props} page={page} />
  }
}
