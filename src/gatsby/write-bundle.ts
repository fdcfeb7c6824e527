import { writeFileSync } from 'node:fs'
import { basename } from 'node:path'
import { type BuildArgs } from 'gatsby'
import { type BuildPolicy } from '../plan/page-facts'

type Component = { componentPath: string; componentChunkName: string }
type State = {
  components: Map<string, Component>
  staticQueriesByTemplate: Map<string, string[]>
  slicesByTemplate: Map<string, object>
  webpackCompilationHash: string
}

/** What a build knows of its templates, and what whoever renders single pages with its compiled code must know. */
export type CodeBundle = {
  hash: string
  templates: Record<string, { chunk: string; staticQueryHashes: string[] }>
  policy: BuildPolicy
}

export const bundleFile = '.cache/code-bundle.json'

/** Says beside the compiled templates how pages are made of them; `services/publisher/renderer` reads it. */
export function writeBundle({ store }: Pick<BuildArgs, 'store'>, policy: BuildPolicy): void {
  const state = (store.getState as () => State)()
  const templates: CodeBundle['templates'] = {}
  for (const [path, { componentChunkName }] of state.components) {
    if (Object.keys(state.slicesByTemplate.get(path) ?? {}).length > 0)
      throw new Error(`${path} uses a slice, which single pages cannot be rendered with`)
    const staticQueryHashes = state.staticQueriesByTemplate.get(path) ?? []
    templates[basename(path, '.tsx')] = { chunk: componentChunkName, staticQueryHashes }
  }
  const bundle: CodeBundle = { hash: state.webpackCompilationHash, templates, policy }
  writeFileSync(bundleFile, JSON.stringify(bundle))
}
