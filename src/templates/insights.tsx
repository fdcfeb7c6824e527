import { type InsightsProps } from '../plan/show/insight-list'
import { Insights } from '../shell/list/insights'
import { page, pageHead } from '../shell/page'

export default page<InsightsProps>(Insights)

export const Head = pageHead
