import { type BranchProps, showBranch } from '../show/branch'
import { view } from '../view'

export const serviceView = view<'service', BranchProps>({
  route: 'service',
  show: ({ document }, read) => (document?.type === 'service' ? showBranch(document, read) : undefined),
})
