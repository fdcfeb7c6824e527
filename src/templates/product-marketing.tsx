import { type MarketingProps } from '../plan/views/marketing'
import { page, pageHead } from '../shell/page'
import { Marketing } from '../shell/products/marketing'

export default page<MarketingProps>((context) => <Marketing {...context} asks="access" />)

export const Head = pageHead
