import { shellPlaces } from '../routes/shells'
import { readPolicy } from './build-policy'

/** What the plugins of this repository must know of the site. */
export const tellOwnPlugins = () => ({
  scriptOnDemand: { keep: shellPlaces.map(({ path }) => path), drawn: ['client'] },
  codeBundle: { describe: () => ({ policy: readPolicy() }) },
})
