export { createPages, onPostBuild, onPreBuild } from './create-pages'
export { createSchemaCustomization } from './customize-schema'
