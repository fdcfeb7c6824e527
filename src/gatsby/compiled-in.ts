import { findRoutesOff } from '../routes/is-on'
import { enhancement } from './enhance-pages'

/**
 * All that Gatsby compiles into the code beside the code itself. A change of any of it is another build; everything else is read
 * at every start (src/config/read-setting.ts) or stands in what a page is made of, such as the site's address.
 */
export const compiledIn = {
  /** The site stands at the root of its origin, so there is no `pathPrefix`; and its paths end without a slash. */
  paths: { trailingSlash: 'never' },
  /** `production`, or `development` under `gatsby develop`: what is only for one of them is left out of the other. */
  modes: ['NODE_ENV'],
  /** Where the script is that `gatsby-ssr` puts into every page: a digest of its files. And the parts that the firm does not have. */
  define: () => ({ ENHANCEMENT: JSON.stringify(enhancement().entry), ROUTES_OFF: JSON.stringify(findRoutesOff()) }),
} as const
