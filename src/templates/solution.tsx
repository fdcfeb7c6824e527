import { type BranchProps } from '../plan/show/branch'
import { page, pageHead } from '../shell/page'
import { Branch } from '../shell/parts/branch'

export default page<BranchProps>(Branch)

export const Head = pageHead
