export { createPages, onPostBuild, onPreBootstrap, onPreBuild } from './create-pages'
export { createSchemaCustomization } from './customize-schema'
