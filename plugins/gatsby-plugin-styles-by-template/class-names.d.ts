type ClassNames = {
  nameOf: (file: string, own: string) => string
  /** Of all names: what was compiled with others is of no use. */
  digest: string
}

export function nameClasses(folder: string): ClassNames
