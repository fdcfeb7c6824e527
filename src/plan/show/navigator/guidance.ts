import { type NavContentTeaser } from '../../../content/nav-content-teaser'
import { type NavRegion } from '../../../content/nav-region'
import { type NavService } from '../../../content/nav-service'
import { type IndexRow } from '../../../ui/index-list/index-list'
import { type Reader } from '../../store/reader'

const toRow = ({ path, title, teaser }: NavContentTeaser): IndexRow => ({ href: path, title, summary: teaser })

/** What the public may know of the guidance on a service, or on one of its regions. */
export const guidanceOn = (service: NavService, region: NavRegion | undefined, read: Reader): IndexRow[] =>
  read
    .naming('nav-content-teaser', service)
    .filter((guidance) => guidance.region?.id === region?.id)
    .map(toRow)
