type Component = { componentPath: string; componentChunkName: string }
type Given = {
  stage: string
  actions: { setWebpackConfig: (config: { plugins: readonly object[] }) => void }
  plugins: { normalModuleReplacement: (request: RegExp, module: string) => object }
  store: { getState: () => { components: ReadonlyMap<string, Component>; program: { directory: string } } }
}

export function onCreateWebpackConfig(given: Given, options: { drawn?: readonly string[] }): void
