import { createRequire } from 'node:module'
import { join } from 'node:path'
import 'tsx/cjs'

// Gatsby compiles this file with a parser that is older than the TypeScript of src: the rest is loaded as our services are.
const load = createRequire(join(process.cwd(), 'gatsby-node.ts'))
type Hooks = Record<'createPages' | 'createSchemaCustomization' | 'onPostBuild', unknown>
const { createPages, createSchemaCustomization, onPostBuild } = load('./src/build/hooks.ts') as Hooks

export { createPages, createSchemaCustomization, onPostBuild }
