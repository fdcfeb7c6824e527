import { Suspense } from 'react'
import { WaitLines } from '../../ui/wait-lines/wait-lines'
import { askNavigator } from './fetched/ask-navigator'
import { screens } from './fetched/screens'
import { type InsideProps } from './inside-props'
import { SearchInside } from './search/search-inside'

askNavigator()

/** What a page of the navigator shows to those who may read it. A report is built of whole columns, not of what is found. */
export const InsideScreen = (props: InsideProps) => (
  <>
    {props.page.view === 'report' ? null : (
      <div className="unprinted">
        <SearchInside {...props} />
      </div>
    )}
    <Suspense fallback={<WaitLines text={props.words('gate.loading')} />}>
      <Screen {...props} />
    </Suspense>
  </>
)

function Screen({ page, ...props }: InsideProps) {
  switch (page.view) {
    case 'jurisdiction':
      return <screens.jurisdiction {...props} page={page} />
    case 'region':
      return <screens.region {...props} page={page} />
    case 'table':
      return <screens.table {...props} page={page} />
    case 'report':
      return <screens.report {...props} page={page} />
    case 'updates':
      return <screens.updates {...props} page={page} />
    case 'guidance':
      return <screens.guidance {...props} page={page} />
    case 'service':
      return <screens.service {...props} page={page} />
  }
}
