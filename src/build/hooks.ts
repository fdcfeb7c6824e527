export { onCreateWebpackConfig } from './configure-webpack'
export { createPages, onPostBuild } from './create-pages'
export { createSchemaCustomization } from './customize-schema'
