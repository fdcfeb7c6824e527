import { join } from 'node:path'
import { runner } from 'node-pg-migrate'
import { root } from '../../src/config/root'

const folder = join(root, 'services/database/migrations')
const silent = { debug: ignore, info: ignore, warn: ignore, error: ignore }

function ignore(): void {
  // A failed migration throws its own words; the runner's would repeat them.
}

/** Brings the platform's own schema up to date; answers the names of the migrations it applied. */
export async function migrate(databaseUrl: string): Promise<string[]> {
  const applied = await runner({
    databaseUrl,
    dir: folder,
    direction: 'up',
    schema: 'platform',
    createSchema: true,
    migrationsTable: 'migrations',
    // Two installations may start on one database: the second waits for the first instead of failing.
    advisoryLockMode: 'wait',
    logger: silent,
  })
  return applied.map(({ name }) => name)
}
