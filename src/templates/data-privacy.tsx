import { page, pageHead } from '../shell/page'
import { ShownPageOf } from '../shell/shown-page'

export default page(ShownPageOf)

export const Head = pageHead
