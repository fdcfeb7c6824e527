import { findFixed } from '../show/fixed'
import { showTree, type TreesProps } from '../show/trees'
import { view } from '../view'

export const sectorsView = view<'sectors', TreesProps>({ route: 'sectors', find: findFixed('sectors'), show: showTree })
