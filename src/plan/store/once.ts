import { type Once, type Reader } from './reader'

type Key = string | number

const names = new Set<string>()

function claim(name: string): void {
  if (names.has(name)) throw new Error(`Two things are made once under the name "${name}". Rename one of them.`)
  names.add(name)
}

export function defineOnce<Made>(name: string, make: (read: Reader) => Made): Once<Made> {
  claim(name)
  return { name, make }
}

/** One for each of many: a kind, a number, a path. What it makes follows from its key alone. */
export function defineOnceEach<Given extends Key, Made>(
  name: string,
  make: (read: Reader, key: Given) => Made,
): (key: Given) => Once<Made> {
  claim(name)
  return (key) => ({ name: `${name}: ${key}`, make: (read) => make(read, key) })
}
