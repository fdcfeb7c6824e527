export { createPages } from './src/build/create-pages'
export { createSchemaCustomization } from './src/build/customize-schema'
