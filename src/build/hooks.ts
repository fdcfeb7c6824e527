import { isDevelop } from '../config/is-develop'
import * as built from './create-pages'
import * as developed from './develop-pages'
export { onCreateWebpackConfig } from './configure-webpack'
export { onPostBuild, onPreBuild } from './create-pages'
export { createSchemaCustomization } from './customize-schema'
export { onPostBootstrap } from './enhance-pages'

export const createPages = isDevelop() ? developed.createPages : built.createPages
export const createPagesStatefully = isDevelop() ? developed.createPagesStatefully : () => undefined
