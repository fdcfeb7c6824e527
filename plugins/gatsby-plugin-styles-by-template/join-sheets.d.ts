export function joinSheets(sheets: readonly string[]): string
