import { type BranchProps } from '../plan/show/branch'
import { Branch } from '../shell/branch'
import { page, pageHead } from '../shell/page'

export default page<BranchProps>(Branch)

export const Head = pageHead
