import { type NavContent } from '../../../content/nav-content'
import { type NavRegion } from '../../../content/nav-region'
import { type NavService } from '../../../content/nav-service'
import { type IndexRow } from '../../../ui/index-list/index-list'
import { type Reader } from '../../reader'

/** What the public may know of a guidance. Its text is for subscribers; no page is made of it. */
export type Guidance = Omit<NavContent, 'body'>

const toRow = ({ path, title, teaser }: Guidance): IndexRow => ({ href: path, title, summary: teaser })

export const guidanceOn = (service: NavService, region: NavRegion | undefined, read: Reader): IndexRow[] =>
  read
    .naming('nav-content', service)
    .filter((guidance) => guidance.region?.id === region?.id)
    .map(toRow)
