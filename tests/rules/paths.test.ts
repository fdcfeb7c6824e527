import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import ts from 'typescript'
import { locales } from '../../src/config/locales'
import { root } from '../../src/config/root'
import { ownerOf } from '../../src/config/service-paths'
import { routeIds, routeOf } from '../../src/routes/address'

const allowed = ['src/routes/', 'src/config/service-paths.ts']
const foreignFolders = ['node_modules', '.next', '.cache', 'public']

const firstWords = routeIds.map((id) => /^[^/{]*/.exec(routeOf(id).pattern)?.[0] ?? '').filter((word) => word !== '')
const beginnings = [...Object.keys(locales), ...firstWords]
const sitePath = new RegExp(`^/(?:${beginnings.join('|')})(?=[/?#]|$)`)

// Patterns of other routers name their blanks by a colon.
const isSitePath = (text: string): boolean =>
  sitePath.test(text) && !text.includes('/:') && ownerOf(text.replace(/[?#].*/s, '')) === 'edge'

/** The texts of a literal, and whether the locale or an origin stands right before each. */
function* textsOf(node: ts.Node): Generator<{ text: string; before: string }> {
  if (ts.isStringLiteralLike(node) || ts.isJsxText(node)) yield { text: node.text, before: '' }
  if (!ts.isTemplateExpression(node)) return
  yield { text: node.head.text, before: '' }
  for (const { expression, literal } of node.templateSpans) yield { text: literal.text, before: expression.getText() }
}

const namesPath = ({ text, before }: { text: string; before: string }): boolean =>
  (before === '' || /origin|site|base|locale/i.test(before)) && isSitePath(text)

function putsLocaleFirst(node: ts.Node): boolean {
  if (!ts.isTemplateExpression(node)) return false
  const chunks = [node.head, ...node.templateSpans.map(({ literal }) => literal)]
  return node.templateSpans.some(({ expression }, position) => {
    const before = chunks[position]?.text ?? ''
    return /^locale$|\.locale$/.test(expression.getText()) && (position === 0 ? before === '/' : before.endsWith('/'))
  })
}

const splitsPath = (node: ts.Node): boolean =>
  ts.isCallExpression(node) &&
  ts.isPropertyAccessExpression(node.expression) &&
  node.expression.name.text === 'split' &&
  node.arguments.slice(0, 1).some((argument) => ts.isStringLiteralLike(argument) && argument.text === '/')

/** The lines of a source that write or take apart a path of the site. */
function findPaths(file: string, source: string): string[] {
  const found: string[] = []
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true)
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return
    if ([...textsOf(node)].some(namesPath) || putsLocaleFirst(node) || splitsPath(node)) {
      found.push(
        `${file}:${tree.getLineAndCharacterOfPosition(node.getStart()).line + 1} ${node.getText().slice(0, 80)}`,
      )
    }
    ts.forEachChild(node, visit)
  }
  visit(tree)
  return found
}

function filesIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (foreignFolders.includes(entry.name)) return []
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return filesIn(path)
    return /\.(tsx?|mjs)$/.test(entry.name) ? [relative(root, path)] : []
  })
}

describe('paths', () => {
  it('L-6: no module but the routes writes a path of the site or takes one apart', () => {
    const files = ['src', 'services'].flatMap((folder) => filesIn(join(root, folder)))
    const others = files.filter((file) => !allowed.some((prefix) => file.startsWith(prefix)))

    expect(files.length).toBeGreaterThan(others.length)
    expect(others.flatMap((file) => findPaths(file, readFileSync(join(root, file), 'utf8')))).toEqual([])
  })

  it.each([
    `go('/en/deals')`,
    `go('/fr-fr')`,
    `go('/search')`,
    'go(`/people/${id}`)',
    'go(`/${locale}/x`)',
    'go(`${origin}/insights/feed.xml`)',
    'go(`${origin}/${item.locale}/x`)',
    'go(`${siteUrl}/zh-cn`)',
    `const a = <a href="/products#list">x</a>`,
    `path.split('/')`,
    'location?.pathname.split("/")[1]',
  ])('L-6: %s is seen', (source) => {
    expect(findPaths('x.tsx', source)).toHaveLength(1)
  })

  it.each([
    `import x from '/en/deals'`,
    `go('/healthz')`,
    `go('/search/1/indexes')`,
    `go('/graphql')`,
    `go('/enquiry')`,
    `go('/verify/:id')`,
    `go('./people')`,
    'go(`${folder}/events`)',
    'join(`${locale}/x`)',
    `text.split(',')`,
  ])('L-6: %s is no path of the site', (source) => {
    expect(findPaths('x.tsx', source)).toEqual([])
  })
})
