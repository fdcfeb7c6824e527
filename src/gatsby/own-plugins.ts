import { shellPlaces, shellTemplate } from '../routes/shells'
import { readPolicy } from './build-policy'
import { unpublishedFolder } from './unpublished'

const drawn = [shellTemplate]

/** What the plugins of this repository must know of the site. */
export const tellOwnPlugins = () => ({
  scriptOnDemand: { keep: shellPlaces.map(({ path }) => path), drawn },
  stylesByTemplate: { drawn, folder: unpublishedFolder },
  codeBundle: { describe: () => ({ policy: readPolicy() }) },
})
