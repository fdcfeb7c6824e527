import { type DealsProps } from '../plan/views/deals'
import { Deals } from '../shell/list/deals'
import { page, pageHead } from '../shell/page'

export default page<DealsProps>(Deals)

export const Head = pageHead
