import { type CreateWebpackConfigArgs } from 'gatsby'
import { enhancement } from './enhance-pages'

type Given = Pick<CreateWebpackConfigArgs, 'actions'> & { plugins: { define: unknown } }
type Define = (values: Readonly<Record<string, string>>) => object

/** Tells `gatsby-ssr` where the script is that it puts into every page. */
export function onCreateWebpackConfig({ actions, plugins }: Given): void {
  const define = plugins.define as Define
  actions.setWebpackConfig({ plugins: [define({ ENHANCEMENT: JSON.stringify(enhancement().entry) })] })
}
