import { type TreesProps } from '../plan/show/trees'
import { Trees } from '../shell/list/trees'
import { page, pageHead } from '../shell/page'

export default page<TreesProps>(Trees)

export const Head = pageHead
