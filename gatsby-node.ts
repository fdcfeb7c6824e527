import { createRequire } from 'node:module'
import { join } from 'node:path'
import { type GatsbyNode } from 'gatsby'
import 'tsx/cjs'

// Gatsby compiles this file with a parser that is older than the TypeScript of src: the rest is loaded as our services are.
const load = createRequire(join(process.cwd(), 'gatsby-node.ts'))
const hooks = load('./src/build/hooks.ts') as GatsbyNode

export const createPages = hooks.createPages
export const createSchemaCustomization = hooks.createSchemaCustomization
export const onPostBuild = hooks.onPostBuild
