import { type CodeBundle as Compiled } from '../../plugins/gatsby-plugin-code-bundle/code-bundle'
import { type BuildPolicy } from '../plan/page-facts'

/** What gatsby-plugin-code-bundle writes, and what this site adds to it. */
export type CodeBundle = Compiled & { policy: BuildPolicy }
