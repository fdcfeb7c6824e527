import { findFixed } from '../show/fixed'
import { showTree, type TreesProps } from '../show/trees'
import { view } from '../view'

export const solutionsView = view<'solutions', TreesProps>({
  route: 'solutions',
  find: findFixed('solutions'),
  show: showTree,
})
