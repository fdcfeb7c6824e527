type Template = {
  path: string
  /** That of its file. */
  name: string
  /** That of its chunk. */
  chunk: string
}
type Given = {
  templates: readonly Template[]
  /** Those that are drawn in the browser. */
  drawn: readonly string[]
  /** Where the sheets are put, below the folder of the built site. */
  folder: string
  publicFolder: string
  /** Properties that no sheet declares twice. */
  constants?: ReadonlySet<string>
}

export class SheetsByTemplate {
  constructor(given: Given)
  apply(compiler: unknown): void
}
