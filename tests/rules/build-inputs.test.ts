import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { root } from '../../src/config/root'

const cms = join(root, 'services/cms')

const notBuilt = [join(cms, 'main.ts')]
const endings = ['', '.ts', '.tsx', '.json', '.css', '.js']
const skipped = new Set(['node_modules', '.next', '.data'])

function listFiles(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (skipped.has(entry.name)) return []
    const path = join(folder, entry.name)
    return entry.isDirectory() ? listFiles(path) : /\.tsx?$/.test(path) && !path.endsWith('.d.ts') ? [path] : []
  })
}

function importsOf(file: string): string[] {
  if (!/\.tsx?$/.test(file)) return []
  const text = readFileSync(file, 'utf8')
  const names = [...text.matchAll(/(?:from|import|import\(|require\()\s*'(\.[^']*)'/g)].map(([, name = '']) => name)
  return names.flatMap((name) => {
    const path = join(dirname(file), name)
    return endings.map((ending) => path + ending).filter((one) => existsSync(one) && statSync(one).isFile())
  })
}

/** Everything that the build of the CMS imports, directly or through another file. Its process, main.ts, is not built. */
function listImported(): string[] {
  const seen = new Set(listFiles(cms).filter((file) => !notBuilt.includes(file)))
  for (const file of seen) for (const imported of importsOf(file)) seen.add(imported)
  return [...seen].filter((file) => !file.startsWith(`${cms}/`))
}

function listInputs(): string[] {
  const stack = readFileSync(join(root, 'services/start/build-cms.ts'), 'utf8')
  const [, inputs = ''] = /inputs: \[([^\]]*)\]/.exec(stack) ?? []
  const folders: Record<string, string> = { services: join(root, 'services'), source: join(root, 'src') }
  return [...inputs.matchAll(/join\((\w+), '([^']+)'\)/g)].map(([, base = '', path = '']) =>
    join(folders[base] ?? root, path),
  )
}

test('the CMS is built again after a change of any file that it imports', () => {
  const inputs = listInputs()
  const imported = listImported()

  const missed = imported.filter((file) => !inputs.some((input) => file === input || file.startsWith(`${input}/`)))

  expect(imported.length).toBeGreaterThan(10)
  expect(missed.map((file) => relative(root, file))).toEqual([])
})
