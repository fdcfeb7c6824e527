export { createPages, onPostBuild, onPreBuild } from './create-pages'
export { createSchemaCustomization } from './customize-schema'
export { onCreateWebpackConfig, onPostBootstrap } from './enhance-pages'
