/** What a build knows of its templates, and what is needed to render single pages with its compiled code. */
export type CodeBundle = {
  hash: string
  templates: Record<string, { chunk: string; staticQueryHashes: string[] }>
}

/** The part of Gatsby's state that is read; private to Gatsby. */
export type GatsbyState = {
  components: ReadonlyMap<string, { componentPath: string; componentChunkName: string }>
  staticQueriesByTemplate: ReadonlyMap<string, string[]>
  slicesByTemplate: ReadonlyMap<string, object>
  webpackCompilationHash: string
}

export const bundleFile: string
export const renderFile: string
export function withoutFolder(code: string, folder: string): string
export function toCodeBundle(state: GatsbyState): CodeBundle
