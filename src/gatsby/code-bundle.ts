import { type CodeBundle as Compiled } from '../../plugins/gatsby-plugin-code-bundle/code-bundle'
import { type BuildPolicy } from '../plan/page-facts'
import { type CompiledPolicy } from '../plan/plan-policy'

/** What gatsby-plugin-code-bundle writes, with what this site adds to it. */
export type WrittenBundle = Compiled & { policy: CompiledPolicy }

/** The same in an environment. */
export type CodeBundle = Compiled & { policy: BuildPolicy }
