import { type BranchProps, showBranch } from '../show/branch'
import { view } from '../view'

export const sectorView = view<'sector', BranchProps>({
  route: 'sector',
  show: ({ document }, read) => (document?.type === 'sector' ? showBranch(document, read) : undefined),
})
