import { type InsideProps } from './inside'
import { JurisdictionScreen } from './jurisdiction-screen'

/** What a page of the navigator shows to those who may read it. */
export function InsideScreen({ page, ...props }: InsideProps) {
  switch (page.view) {
    case 'jurisdiction':
      return <JurisdictionScreen {...props} page={page} />
    case 'table':
    case 'guidance':
    case 'service':
      return null
  }
}
