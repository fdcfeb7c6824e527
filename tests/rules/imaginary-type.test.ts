import { join } from 'node:path'
import ts from 'typescript'
import { root } from '../support/installation'

jest.setTimeout(60_000)

const at = (path: string) => join(root, path)
const allTypes = at('src/content/all-types.ts')
const itemPlaces = at('src/routes/item-places.ts')
const looked = [
  'src/plan/records/describe.ts',
  'src/plan/views/item-routes.ts',
  'services/cms/collections/linkable.ts',
].map(at)

const asAward = "{ ...topic, type: 'award' as const }"
const withType = (text: string) => text.replace('export const contentTypes = {', `$&\n  award: ${asAward},`)
const withPlace = (text: string) => text.replace('export const places = {', "$&\n  award: slugged('topic'),")

// What both programs share is read once.
const sources = new Map<string, ts.SourceFile | undefined>()

/** The files in which the compiler finds a mistake, when others say something else than on the disk. */
function findRefusals(changes: Readonly<Record<string, (text: string) => string>>): string[] {
  const { config } = ts.readConfigFile(at('tsconfig.json'), (path) => ts.sys.readFile(path)) as { config: object }
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, root)
  const host = ts.createCompilerHost({ ...options, noEmit: true, incremental: false })
  const readFile = host.readFile.bind(host)
  const getSourceFile = host.getSourceFile.bind(host)
  host.getSourceFile = (path, version) => {
    const change = changes[path]
    if (change) return ts.createSourceFile(path, change(readFile(path) ?? ''), version)
    if (!sources.has(path)) sources.set(path, getSourceFile(path, version))
    return sources.get(path)
  }
  const program = ts.createProgram(looked, { ...options, noEmit: true, incremental: false }, host)
  return looked.filter((path) => {
    const file = program.getSourceFile(path)
    if (!file) throw new Error(`${path} is no file of the program.`)
    return program.getSemanticDiagnostics(file).length > 0
  })
}

describe('a type of content that nobody has finished', () => {
  it('is refused where it has no place, no route with a view and no group of search results', () => {
    expect(findRefusals({ [allTypes]: withType })).toEqual(looked.slice(0, 2))
  })

  it('is refused where it has an address and no collection that texts can link to', () => {
    expect(findRefusals({ [allTypes]: withType, [itemPlaces]: withPlace })).toEqual(looked)
  })
})
