export { onCreateWebpackConfig } from './configure-webpack'
export { createPages, onPostBuild, onPreBuild } from './create-pages'
export { createSchemaCustomization } from './customize-schema'
export { onPostBootstrap } from './enhance-pages'
