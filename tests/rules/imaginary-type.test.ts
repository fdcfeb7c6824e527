import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { root } from '../../src/config/root'
import { views } from '../../src/plan/views/all-views'

jest.setTimeout(60_000)

const at = (path: string) => join(root, path)
const pages = 'src/plan/views/all-views.ts'
const collections = 'services/cms/collections/linkable.ts'
const looked = [pages, collections, 'src/plan/records/describe.ts']

// Gatsby finds a template by the name of its route. The client routes share one, which draws in the browser.
const withoutView = ['client']

type Change = (text: string) => string
/** Fails where the text has no such place any more. */
const after =
  (place: string, more: string): Change =>
  (text) => {
    if (!text.includes(place)) throw new Error(`"${place}" stands nowhere.`)
    return text.replace(place, `${place}\n${more}`)
  }

const fields = after('export const contentTypes = {', "  award: { ...topic, type: 'award' as const },")
const finished = {
  place: { file: 'src/routes/item-places.ts', change: after('export const places = {', "  award: slugged('topic'),") },
  page: { file: pages, change: after('PageType>> = {', "  award: { group: 'people', views: [topicView] },") },
}
type Part = keyof typeof finished

/** All that a new type needs, but for some of it. */
const without = (...missing: readonly Part[]): Readonly<Record<string, Change>> =>
  Object.fromEntries([
    [at('src/content/all-types.ts'), fields],
    ...Object.entries(finished)
      .filter(([part]) => !missing.includes(part as Part))
      .map(([, { file, change }]) => [at(file), change] as const),
  ])

// What the programs share is read and resolved once.
let last: ts.Program | undefined
const sources = new Map<string, ts.SourceFile | undefined>()

/** The files in which the compiler finds a mistake, when others say something else than on the disk. */
function findRefusals(changes: Readonly<Record<string, Change>>, among: readonly string[] = looked): string[] {
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
  const program = ts.createProgram(among.map(at), { ...options, noEmit: true, incremental: false }, host, last)
  last = program
  return among.filter((path) => {
    const file = program.getSourceFile(at(path))
    if (!file) throw new Error(`${path} is no file of the program.`)
    return program.getSemanticDiagnostics(file).length > 0
  })
}

describe('a type of content that nobody has finished', () => {
  it('is nothing to the compiler where it has all that a type needs (house 4)', () => {
    expect(findRefusals(without())).toEqual([])
  })

  it.each<[string, string]>([
    ['no group of results', '{ views: [topicView] }'],
    ['no view of its pages', "{ group: 'people', views: [] }"],
  ])('is refused where it has %s (house 4)', (_, pageType) => {
    const change = after('PageType>> = {', `  award: ${pageType},`)
    expect(findRefusals({ ...without('page'), [at(pages)]: change })).toEqual([pages])
  })

  it('is refused where it has an address and nobody says what its pages are (house 4)', () => {
    expect(findRefusals(without('page'))).toEqual([pages])
  })

  it('has a template where it has a view, and no template that nothing shows (house 4)', () => {
    const templates = readdirSync(at('src/templates')).map((name) => name.replace('.tsx', ''))
    const wanted = [...new Set(views.map(({ route }) => route)), ...withoutView]
    expect(templates.sort()).toEqual(wanted.sort())
  })

  it('is refused where a page has no place among the addresses (house 4)', () => {
    expect(findRefusals(without('place'))).toEqual([pages])
  })
})
