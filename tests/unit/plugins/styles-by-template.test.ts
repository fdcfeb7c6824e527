import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { nameClasses } from '../../../plugins/gatsby-plugin-styles-by-template/class-names'
import { joinSheets } from '../../../plugins/gatsby-plugin-styles-by-template/join-sheets'
import { SheetsByTemplate } from '../../../plugins/gatsby-plugin-styles-by-template/sheets-by-template'

type Compiler = { run: (done: (error: Error | null, stats: { hasErrors: () => boolean }) => void) => void }
type Loaded = { loader: string }

// Those that Gatsby compiles with.
const load = createRequire(createRequire(__filename).resolve('gatsby/package.json'))
const webpack = load('webpack') as (config: object) => Compiler
const Extract = load('mini-css-extract-plugin') as { new (options: object): object } & Loaded

const folder = mkdtempSync(join(tmpdir(), 'styles-'))
const output = join(folder, 'public')
const at = (...path: string[]) => join(folder, ...path)
const read = (...path: string[]) => readFileSync(at(...path), 'utf8')
afterAll(() => rmSync(folder, { recursive: true }))

const files: Record<string, string> = {
  'app.js': `import './tokens.css'\nimport('./templates/client.js')`,
  'rest.js': `import './templates/person.js'\nimport './templates/news.js'`,
  'tokens.css': '@layer base, parts;\n@layer base{body{margin:0}}',
  'templates/client.js': `import '../card.css'\nimport('./later.js')`,
  'templates/later.js': `import '../later.css'`,
  'templates/person.js': `import '../name.css'\nimport '../card.css'`,
  'templates/news.js': `import '../name.css'`,
  'card.css': '@layer parts{.card{color:red}}',
  'name.css': '@layer parts{.name{color:blue}}',
  'later.css': '@layer parts{.later{color:green}}',
}
const template = (name: string) => ({ path: at(`templates/${name}.js`), name, chunk: `chunk-of-${name}` })

/** As Gatsby does: all styles in one sheet, and a note of which template brings what. */
async function compile(): Promise<void> {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(at(path)), { recursive: true })
    writeFileSync(at(path), text)
  }
  mkdirSync(output)
  writeFileSync(join(output, 'webpack.stats.json'), '{"assetsByChunkName":{"app":["app.js","styles.css"]}}')
  const test = ({ type }: { type: string }) => type === 'css/mini-extract'
  const compiler = webpack({
    context: folder,
    mode: 'production',
    entry: { app: './app.js', 'styles-only': './rest.js' },
    output: { path: output },
    module: { rules: [{ test: /\.css$/, use: [Extract.loader, load.resolve('css-loader')] }] },
    optimization: {
      minimize: false,
      splitChunks: { chunks: 'all', cacheGroups: { styles: { test, name: 'styles', enforce: true } } },
    },
    plugins: [
      new Extract({ filename: '[name].[contenthash].css' }),
      new SheetsByTemplate({
        templates: ['client', 'person', 'news'].map(template),
        drawn: ['client'],
        folder: '__templates',
        publicFolder: output,
      }),
    ],
  })
  await new Promise<void>((resolve, reject) => {
    compiler.run((error, stats) => (error || stats.hasErrors() ? reject(error ?? new Error('errors')) : resolve()))
  })
}

describe('the style sheet of a template', () => {
  beforeAll(compile, 30_000)

  it('has what the frame and the template import, in one order for all', () => {
    expect(read('public/__templates/news.css')).toBe(
      '@layer base, parts;@layer base{body{margin:0}}@layer parts{.name{color:blue}}',
    )
    expect(read('public/__templates/person.css')).toMatch(/^@layer base, parts;@layer base{[^@]*}@layer parts{[^@]*}$/)
    expect(read('public/__templates/person.css')).toContain('.card{color:red}')
    expect(readdirSync(at('public/__templates')).sort()).toEqual(['news.css', 'person.css'])
  })

  it('has for what is drawn in the browser also what comes later, under the name that its scripts know', () => {
    const [name = ''] = readdirSync(output).filter((file) => file.startsWith('styles.'))

    expect(read('public', name)).toContain('.card{color:red}')
    expect(read('public', name)).toContain('.later{color:green}')
    expect(read('public', name)).not.toContain('.name')
  })

  it('is noted where Gatsby looks for what stands in a page', () => {
    const { assetsByChunkName } = JSON.parse(read('public/webpack.stats.json')) as Record<string, object>
    const [name = ''] = readdirSync(output).filter((file) => file.startsWith('styles.'))

    expect(assetsByChunkName).toEqual({
      app: ['app.js'],
      'chunk-of-client': [name],
      'chunk-of-person': ['__templates/person.css'],
      'chunk-of-news': ['__templates/news.css'],
    })
  })
})

describe('sheets that are joined', () => {
  it('keep their order, and parts of one layer that follow each other become one', () => {
    const sheets = ['@layer a{.x{top:0}}@layer b{.y{content:"}"}}', '@layer b{@media print{.z{top:0}}}', '.w{top:0}']

    expect(joinSheets(sheets)).toBe('@layer a{.x{top:0}}@layer b{.y{content:"}"}@media print{.z{top:0}}}.w{top:0}')
  })

  it('say the order of layers once (34.2)', () => {
    expect(joinSheets(['@layer a, b;@layer b{.x{top:0}}', '@layer a, b;@layer a{.y{top:0}}@layer c;'])).toBe(
      '@layer a, b;@layer b{.x{top:0}}@layer a{.y{top:0}}@layer c;',
    )
  })

  it('are refused where one is cut off', () => {
    expect(() => joinSheets(['@layer a{.x{top:0}'])).toThrow('ends in the middle')
  })
})

describe('names of classes', () => {
  const modules = at('named')
  beforeAll(() => {
    mkdirSync(join(modules, 'inner'), { recursive: true })
    writeFileSync(join(modules, 'one.module.css'), "/* .none */ .head{top:.5rem;content:'.no'} .head .foot{top:0}")
    writeFileSync(join(modules, 'inner', 'two.module.css'), '.head{animation:turn 1s} @keyframes turn{to{top:0}}')
    writeFileSync(join(modules, 'plain.css'), '.plain{top:0}')
  })

  it('are short, one for each, and the same whenever they are asked for', () => {
    const { nameOf } = nameClasses(modules)
    const asked = [
      ['inner/two.module.css', 'head'],
      ['inner/two.module.css', 'turn'],
      ['one.module.css', 'foot'],
      ['one.module.css', 'head'],
    ] as const
    const names = asked.map(([file, own]) => nameOf(join(modules, file), own))

    expect(names).toEqual(['a-', 'b-', 'c-', 'd-'])
    expect(nameClasses(modules).digest).toBe(nameClasses(modules).digest)
  })

  it('are refused for what no style module says', () => {
    expect(() => nameClasses(modules).nameOf(join(modules, 'one.module.css'), 'none')).toThrow('none was not found')
  })
})
