import { type CreateWebpackConfigArgs } from 'gatsby'
import { readBuildEnv } from '../config/env-build'
import { enhancement } from './enhance-pages'

type Given = Pick<CreateWebpackConfigArgs, 'actions' | 'stage'> & { plugins: { define: unknown } }
type Define = (values: Readonly<Record<string, string>>) => object

/** Tells `gatsby-ssr` where the script is that it puts into every page. */
export function onCreateWebpackConfig({ actions, plugins, stage }: Given): void {
  const define = plugins.define as Define
  actions.setWebpackConfig({
    plugins: [define({ ENHANCEMENT: JSON.stringify(enhancement().entry) })],
    // Readers have no use for maps to our source, and a build without them takes a tenth less.
    ...(stage.startsWith('build') ? { devtool: false } : {}),
    // What nobody reads again takes a seventh of a build to write.
    ...(readBuildEnv().BUILT_AGAIN ? {} : { cache: false }),
  })
}
