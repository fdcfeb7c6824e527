export { createPages, onPostBuild } from './create-pages'
export { createSchemaCustomization } from './customize-schema'
