import { setFlagsFromString } from 'node:v8'
import { isDevelop } from '../config/is-develop'
import * as built from './create-pages'
import * as developed from './develop-pages'
export { onCreateWebpackConfig } from './configure-webpack'
export { onPostBuild, onPreBuild } from './create-pages'
export { createSchemaCustomization } from './customize-schema'
export { onPostBootstrap } from './enhance-pages'

// V8 would let the heap grow to twice what is alive before it looks again. A build of 20,000 pages needs a third less memory
// for a tenth more of CPU; a limit would say how large a site may become.
setFlagsFromString('--heap-growing-percent=20')

export const createPages = isDevelop() ? developed.createPages : built.createPages
export const createPagesStatefully = isDevelop() ? developed.createPagesStatefully : () => undefined
