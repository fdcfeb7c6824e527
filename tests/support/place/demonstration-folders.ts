/** What a firm of its own deletes together (docs/adopting.md). */
const demonstrationFolders = ['services/demo/', 'tests/demonstration/', 'tools/demonstration/']

export const isDemonstration = (path: string): boolean =>
  demonstrationFolders.some((folder) => `${path}/`.startsWith(folder))
