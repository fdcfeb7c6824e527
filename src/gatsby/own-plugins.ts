import { type PluginRef } from 'gatsby'
import { shellPlaces } from '../routes/shells'
import { readPolicy } from './build-policy'

/** The plugins of this repository, with what they must know of the site. */
export const planOwnPlugins = (): PluginRef[] => [
  {
    resolve: 'gatsby-plugin-script-on-demand',
    options: { keep: shellPlaces.map(({ path }) => path), drawn: ['client'] },
  },
  { resolve: 'gatsby-plugin-code-bundle', options: { describe: () => ({ policy: readPolicy() }) } },
]
