import { type CreateWebpackConfigArgs } from 'gatsby'
import { enhancement } from './enhance-pages'
import { scriptPolicy } from './shell-sources'

type Given = Pick<CreateWebpackConfigArgs, 'actions' | 'stage'> & { plugins: { define: unknown } }
type Define = (values: Readonly<Record<string, string>>) => object

export function onCreateWebpackConfig({ actions, stage, plugins }: Given): void {
  const define = plugins.define as Define
  // `gatsby-ssr` puts this script into every page.
  actions.setWebpackConfig({ plugins: [define({ ENHANCEMENT: JSON.stringify(enhancement().entry) })] })
  if (stage !== 'build-javascript') return
  // Pages refuse addresses of scripts that nobody vouches for: webpack vouches for its own under this name.
  actions.setWebpackConfig({ output: { trustedTypes: { policyName: scriptPolicy } } })
}
