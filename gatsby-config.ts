import { createRequire } from 'node:module'
import { join } from 'node:path'
import { type GatsbyConfig, type PluginRef } from 'gatsby'
import 'tsx/cjs'
import { readBuildEnv } from './src/config/env-build'

const env = readBuildEnv()

// As in gatsby-node.ts, and so the same modules: plugins are fed with what was planned there.
const load = createRequire(join(process.cwd(), 'gatsby-config.ts'))
type SearchPlugin = { planSearchPlugins: (given: typeof env) => PluginRef[] }
type OwnPlugins = {
  tellOwnPlugins: () => Record<'scriptOnDemand' | 'stylesByTemplate' | 'codeBundle', Record<string, unknown>>
}
type CompiledIn = { compiledIn: { paths: { trailingSlash: 'never' } } }
const { planSearchPlugins } = load('./src/gatsby/search/search-plugin.ts') as SearchPlugin
const { tellOwnPlugins } = load('./src/gatsby/own-plugins.ts') as OwnPlugins
const { compiledIn } = load('./src/gatsby/compiled-in.ts') as CompiledIn

const { scriptOnDemand, stylesByTemplate, codeBundle } = tellOwnPlugins()

const publicationLog = {
  resolve: 'gatsby-source-graphql',
  options: {
    typeName: 'PublicationLog',
    fieldName: 'log',
    url: env.LOG_URL,
    headers: { authorization: `Bearer ${env.SITE_KEY}` },
  },
}

const config: GatsbyConfig = {
  ...compiledIn.paths,
  jsxRuntime: 'automatic',
  plugins: [
    // Content that lies in a folder is built without a CMS.
    ...(env.CONTENT_FROM === 'log' ? [publicationLog] : []),
    { resolve: 'gatsby-plugin-script-on-demand', options: scriptOnDemand },
    { resolve: 'gatsby-plugin-styles-by-template', options: stylesByTemplate },
    { resolve: 'gatsby-plugin-code-bundle', options: codeBundle },
    ...planSearchPlugins(env),
  ],
}

export default config
