import { createRequire } from 'node:module'
import { join } from 'node:path'
import 'tsx/cjs'

// Gatsby compiles this file with a parser that is older than the TypeScript of src: the rest is loaded as our services are.
const load = createRequire(join(process.cwd(), 'gatsby-node.ts'))
const hooks = load('./src/gatsby/hooks.ts') as Record<string, unknown>
const { createPages, createPagesStatefully, createSchemaCustomization, onCreateWebpackConfig } = hooks
const { onPostBootstrap, onPostBuild, onPreBuild } = hooks

export {
  createPages,
  createPagesStatefully,
  createSchemaCustomization,
  onCreateWebpackConfig,
  onPostBootstrap,
  onPostBuild,
  onPreBuild,
}
