import { type NavContentProps } from '../plan/views/nav-content'
import { Guidance } from '../shell/navigator/guidance'
import { page, pageHead } from '../shell/page'

export default page<NavContentProps>(Guidance)

export const Head = pageHead
