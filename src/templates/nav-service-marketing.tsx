import { type MarketingProps } from '../plan/views/marketing'
import { page, pageHead } from '../shell/page'
import { Marketing } from '../shell/products/marketing'

export default page<MarketingProps>((context) => <Marketing {...context} asks="trial" />)

export const Head = pageHead
