export { createPages } from './create-pages'
export { createSchemaCustomization } from './customize-schema'
