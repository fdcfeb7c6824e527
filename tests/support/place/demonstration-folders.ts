/** What a firm of its own deletes together (docs/adopting.md). */
const demonstrationFolders = ['services/demo/', 'tests/demonstration/', 'tools/demonstration/']

export const isDemonstration = (path: string): boolean =>
  demonstrationFolders.some((folder) => `${path}/`.startsWith(folder))

/** Where a firm has deleted it, documents and lists that name its files need not be written again. */
export const mayBeMissing = (path: string, files: readonly string[]): boolean =>
  isDemonstration(path) && !files.some(isDemonstration)
