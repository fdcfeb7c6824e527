import { join } from 'node:path'
import ts from 'typescript'
import { root } from '../support/place/installation'

jest.setTimeout(60_000)

const at = (path: string) => join(root, path)
const looked = [
  'src/plan/records/describe.ts',
  'src/plan/views/item-routes.ts',
  'services/cms/collections/linkable.ts',
  'src/gatsby/all-templates.ts',
]

type Change = (text: string) => string
/** Fails where the text has no such place any more. */
const after =
  (place: string, more: string): Change =>
  (text) => {
    if (!text.includes(place)) throw new Error(`"${place}" stands nowhere.`)
    return text.replace(place, `${place}\n${more}`)
  }

/** A route of the table that has no view, in the place of a new one. */
const route = 'insights-feed'
const fields = after('export const contentTypes = {', "  award: { ...topic, type: 'award' as const },")
const finished = {
  place: { file: 'src/routes/item-places.ts', change: after('export const places = {', "  award: slugged('topic'),") },
  group: { file: looked[0], change: after("> = {\n  person: 'people',", "  award: 'people',") },
  routes: { file: looked[1], change: after("  vacancy: ['vacancy'],", `  award: ['${route}'],`) },
  collection: { file: looked[2], change: after('const collectionOf = {', "  award: 'awards',") },
  view: {
    file: 'src/plan/views/all-views.ts',
    change: (text: string) =>
      text.replace(
        '[graduatesView, graduatePageView]',
        `[graduatesView, graduatePageView, { ...graduatesView, route: '${route}' as const }]`,
      ),
  },
  template: { file: looked[3], change: after('export type Templates = Every<{', `  '${route}': unknown`) },
}
type Part = keyof typeof finished

/** All that a new type needs, but for some of it. */
const without = (...missing: readonly Part[]): Readonly<Record<string, Change>> =>
  Object.fromEntries([
    [at('src/content/all-types.ts'), fields],
    ...Object.entries(finished)
      .filter(([part]) => !missing.includes(part as Part))
      .map(([, { file = '', change }]) => [at(file), change] as const),
  ])

// What both programs share is read once.
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
  const program = ts.createProgram(among.map(at), { ...options, noEmit: true, incremental: false }, host)
  return among.filter((path) => {
    const file = program.getSourceFile(at(path))
    if (!file) throw new Error(`${path} is no file of the program.`)
    return program.getSemanticDiagnostics(file).length > 0
  })
}

const [describer = '', itemRoutes = '', linkable = '', templates = ''] = looked

describe('a type of content that nobody has finished', () => {
  it('is nothing to the compiler where it has all that a type needs (house 4)', () => {
    expect(findRefusals(without())).toEqual([])
  })

  it('is refused where it has no group of results, no collection to link to, no template for its view (house 4)', () => {
    expect(findRefusals(without('group', 'collection', 'template'))).toEqual([describer, linkable, templates])
  })

  it.each<[string, Part]>([
    ['no place among the addresses', 'place'],
    ['no routes', 'routes'],
    ['no view for its route', 'view'],
  ])('is refused where it has %s (house 4)', (_, part) => {
    expect(findRefusals(without(part), [itemRoutes])).toEqual([itemRoutes])
  })

  it('is refused wherever nothing but its fields is written, and first where it has an address (house 4)', () => {
    const parts = Object.keys(finished) as Part[]
    const others = [describer, itemRoutes, linkable]
    expect(findRefusals(without(...parts), others)).toEqual([describer, itemRoutes])
    expect(findRefusals(without(...parts.filter((part) => part !== 'place')), others)).toEqual(others)
  })
})
