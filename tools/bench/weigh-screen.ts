import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import * as z from 'zod'

// What a dashboard screen fetches before it is whole: its frame, the session, what screens share, one of them and its words.
const parts = [
  ...(['app', 'component---src-templates-client-tsx', 'words-en', 'auth0'] as const),
  ...(['account-screens', 'account-contacts', 'screens-en'] as const),
]
const stats = z.object({
  namedChunkGroups: z.record(z.string(), z.object({ assets: z.array(z.object({ name: z.string() })) })),
})

/** How many kilobytes of scripts travel for a dashboard screen of what was compiled last here; nothing before a first start. */
export function weighScreen(bundles: string): number | null {
  const [newest] = (existsSync(bundles) ? readdirSync(bundles) : [])
    .filter((name) => existsSync(join(bundles, name, '.complete')))
    .sort((one, other) => statSync(join(bundles, other)).mtimeMs - statSync(join(bundles, one)).mtimeMs)
  if (newest === undefined) return null
  const folder = join(bundles, newest, 'public')
  const { namedChunkGroups } = stats.parse(JSON.parse(readFileSync(join(folder, 'webpack.stats.json'), 'utf8')))
  const files = new Set(
    parts.flatMap((part) => {
      const group = namedChunkGroups[part]
      if (!group) throw new Error(`Nothing that was compiled is called ${part}.`)
      return group.assets.map(({ name }) => name).filter((name) => name.endsWith('.js'))
    }),
  )
  const bytes = [...files].reduce((sum, file) => sum + brotliCompressSync(readFileSync(join(folder, file))).length, 0)
  return Math.round(bytes / 102.4) / 10
}
