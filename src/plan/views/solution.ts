import { type BranchProps, showBranch } from '../show/branch'
import { view } from '../view'

export const solutionView = view<'solution', BranchProps>({
  route: 'solution',
  show: ({ document }, read) => (document?.type === 'solution' ? showBranch(document, read) : undefined),
})
