import { createRequire } from 'node:module'
import { join } from 'node:path'
import 'tsx/cjs'

// Gatsby compiles this file with a parser that is older than the TypeScript of src: the rest is loaded as our services are.
const load = createRequire(join(process.cwd(), 'gatsby-node.ts'))
type Name = 'createPages' | 'createSchemaCustomization' | 'onPostBuild' | 'onPreBootstrap' | 'onPreBuild'
const { createPages, createSchemaCustomization, onPostBuild, onPreBootstrap, onPreBuild } = load(
  './src/build/hooks.ts',
) as Record<Name, unknown>

export { createPages, createSchemaCustomization, onPostBuild, onPreBootstrap, onPreBuild }
