import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { bundleFile } from '../../../plugins/gatsby-plugin-code-bundle/code-bundle'
import { settingsIn } from '../../../src/config/read-setting'
import { type CodeBundle, type WrittenBundle } from '../../../src/gatsby/code-bundle'
import { planPolicy } from '../../../src/plan/plan-policy'
import { type SiteSettings } from '../../site/site-settings'

/** What a build has compiled, as it serves an environment. */
export function readCode(folder: string, settings: SiteSettings): CodeBundle {
  const { policy, ...compiled } = JSON.parse(readFileSync(join(folder, bundleFile), 'utf8')) as WrittenBundle
  return { ...compiled, policy: planPolicy(policy, settingsIn(settings)) }
}
