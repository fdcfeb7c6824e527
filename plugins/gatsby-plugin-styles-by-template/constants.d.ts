export function findConstants(folder: string): Set<string>
export function writeConstants(sheet: string, constants: ReadonlySet<string>): string
