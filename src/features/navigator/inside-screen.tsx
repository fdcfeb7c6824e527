import { type InsideProps } from './inside'
import { JurisdictionScreen } from './jurisdiction-screen'
import { TableScreen } from './table-screen'

/** What a page of the navigator shows to those who may read it. */
export function InsideScreen({ page, ...props }: InsideProps) {
  switch (page.view) {
    case 'jurisdiction':
      return <JurisdictionScreen {...props} page={page} />
    case 'table':
      return <TableScreen {...props} page={page} />
    case 'guidance':
    case 'service':
      return null
  }
}
