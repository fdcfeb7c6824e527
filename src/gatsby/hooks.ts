import { setFlagsFromString } from 'node:v8'
import { readBuildEnv } from '../config/env-build'
import { isDevelop } from '../config/is-develop'
import { createCodePages } from './compile-all'
import * as built from './create-pages'
import * as developed from './develop-pages'
export { onCreateWebpackConfig } from './configure-webpack'
export { createSchemaCustomization } from './customize-schema'
export { onPostBootstrap } from './enhance-pages'

// V8 would let the heap grow to twice what is alive before it looks again. A build of 20,000 pages needs a third less memory
// for a tenth more of CPU; a limit would say how large a site may become.
setFlagsFromString('--heap-growing-percent=20')

const isCodeAlone = readBuildEnv().CONTENT_FROM === 'nothing'
const { createPages: createBuiltPages, onPostBuild: concludeBuild, onPreBuild: prepareBuild } = built
const nothing = () => undefined

export const createPages = isDevelop() ? developed.createPages : isCodeAlone ? createCodePages : createBuiltPages
export const onPreBuild = isCodeAlone ? nothing : prepareBuild
export const onPostBuild = isCodeAlone ? nothing : concludeBuild
export const createPagesStatefully = isDevelop() ? developed.createPagesStatefully : nothing
