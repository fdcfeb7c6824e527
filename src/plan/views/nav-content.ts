import { type InsidePage } from '../../shell/navigator/inside-page'
import { type Dated, type Link } from '../../ui/link'
import { showDocument } from '../show/document'
import { toInsideService } from '../show/navigator/inside'
import { showDay } from '../show/row'
import { type Reader } from '../store/reader'
import { type Asked, type Shown, view } from '../view'
import { linkToRegion } from './nav-region'
import { aboveService, linkToService } from './nav-service'

export type NavContentProps = {
  standfirst: string | undefined
  /** All that the public may read of it. */
  teaser: string
  reviewed: Dated | undefined
  due: Dated | undefined
  /** The service, and the region if it is about one. */
  scope: Link[]
  inside: InsidePage | undefined
}

type Route = 'nav-service-content' | 'nav-region-content'

/** The public part of a guidance. Its text is for subscribers: the build is never given it. */
function showGuidance({ address, document }: Asked<Route>, read: Reader): Shown<NavContentProps> | undefined {
  if (document?.type !== 'nav-content-teaser') return undefined
  const { reviewedAt, reviewDueAt, summary, teaser } = document
  const service = read.find(document.navService)
  const region = read.find(document.region)
  const scope = service ? [linkToService(service), ...(region ? [linkToRegion({ service, region })] : [])] : []
  return {
    ...showDocument(document, read),
    description: teaser,
    above: [...aboveService(address.locale), ...scope],
    props: {
      standfirst: summary,
      teaser,
      reviewed: reviewedAt === undefined ? undefined : showDay(reviewedAt, read),
      due: reviewDueAt === undefined ? undefined : showDay(reviewDueAt, read),
      scope,
      inside: service && { view: 'guidance', service: toInsideService(service), guidance: document.id },
    },
  }
}

export const navServiceContentView = view<'nav-service-content', NavContentProps>({
  route: 'nav-service-content',
  show: showGuidance,
})

export const navRegionContentView = view<'nav-region-content', NavContentProps>({
  route: 'nav-region-content',
  show: showGuidance,
})
