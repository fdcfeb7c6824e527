import { findFixed } from '../show/fixed'
import { showTree, type TreesProps } from '../show/trees'
import { view } from '../view'

export const servicesView = view<'services', TreesProps>({
  route: 'services',
  find: findFixed('services'),
  show: showTree,
})
