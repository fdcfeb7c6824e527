import { type CreateWebpackConfigArgs } from 'gatsby'
import { scriptPolicy } from './shell-sources'

/** Pages refuse addresses of scripts that nobody vouches for: webpack vouches for its own under this name. */
export function onCreateWebpackConfig({ actions, stage }: Pick<CreateWebpackConfigArgs, 'actions' | 'stage'>): void {
  if (stage === 'build-javascript') {
    actions.setWebpackConfig({ output: { trustedTypes: { policyName: scriptPolicy } } })
  }
}
