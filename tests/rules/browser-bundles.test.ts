import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { buildSync } from 'esbuild'
import { root } from '../../src/config/root'
import { enhancementEntries, foundLater } from '../../src/gatsby/enhancement'

/** The modules of which something is left in what browsers load, by who imports them. */
function findModules(): Map<string, string[]> {
  const templates = readdirSync(join(root, 'src/templates')).map((name) => `src/templates/${name}`)
  const { metafile } = buildSync({
    entryPoints: ['gatsby-browser.tsx', ...templates, ...enhancementEntries.flatMap(Object.values<string>)],
    absWorkingDir: root,
    ...{ bundle: true, splitting: true, minify: true, write: false, metafile: true, format: 'esm', outdir: 'out' },
    external: [...foundLater, 'gatsby'],
    loader: { '.css': 'empty' },
    jsx: 'automatic',
    logLevel: 'error',
  })
  const left = Object.values(metafile.outputs).flatMap(({ inputs }) =>
    Object.entries(inputs).flatMap(([name, { bytesInOutput }]) => (bytesInOutput > 0 ? [name] : [])),
  )
  const importers = (module: string) =>
    Object.entries(metafile.inputs).flatMap(([name, { imports }]) =>
      imports.some(({ path }) => path === module) ? [name] : [],
    )
  return new Map(left.filter((name) => name.includes('node_modules/zod/')).map((name) => [name, importers(name)]))
}

describe('what browsers load', () => {
  // Whatever one page uses of it, all pages load, and half of it is for what no browser does.
  it('has of zod what zod/mini needs, and nothing of its larger form', () => {
    const modules = findModules()
    expect([...modules.keys()]).toContain('node_modules/zod/v4/mini/schemas.js')
    expect([...modules].filter(([name]) => !/\/v4\/(?:mini|core)\//.test(name))).toEqual([])
    expect([...modules].filter(([name]) => name.endsWith('core/json-schema-processors.js'))).toEqual([])
  })
})
