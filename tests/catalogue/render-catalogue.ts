import { readdirSync, readFileSync, existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { buildSync } from 'esbuild'
import { type ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'

const root = join(__dirname, '../..')
const output = join(root, '.data/catalogue')
const layers = ['src/ui', 'src/shell']
/** What every page has, in this order; the components' own styles follow. */
const common = ['tokens.css', 'fonts.css', 'base.css', 'mark/mark.css', 'condition/condition.css', 'quill/quill.css']

type Examples = Record<string, ReactElement>

const examplesIn = (layer: string): { name: string; path: string }[] =>
  readdirSync(join(root, layer))
    .map((name) => ({ name, path: join(root, layer, name, `${name}.examples.tsx`) }))
    .filter(({ path }) => existsSync(path))

/** As the site's own build does it: components to JavaScript, their modules to one stylesheet. */
function bundle(): { components: [name: string, examples: Examples][]; css: string } {
  const files = layers.filter((layer) => existsSync(join(root, layer))).flatMap(examplesIn)
  const imports = files.map(({ path }, index) => `import { examples as e${index} } from ${JSON.stringify(path)}`)
  const list = files.map(({ name }, index) => `[${JSON.stringify(name)}, e${index}]`)
  buildSync({
    stdin: { contents: `${imports.join('\n')}\nexport const components = [${list.join()}]`, resolveDir: root },
    bundle: true,
    outdir: output,
    platform: 'node',
    format: 'cjs',
    jsx: 'automatic',
    packages: 'external',
    loader: { '.module.css': 'local-css' },
  })
  const built = createRequire(__filename)(join(output, 'stdin.js')) as { components: [string, Examples][] }
  return { components: built.components, css: readFileSync(join(output, 'stdin.css'), 'utf8') }
}

export function readStyles(moduleCss: string): string {
  return [...common.map((file) => readFileSync(join(root, 'src/ui', file), 'utf8')), moduleCss].join('\n')
}

const escape = (text: string): string => text.replace(/[&<]/g, (sign) => (sign === '&' ? '&amp;' : '&lt;'))

const frame = `
  .catalogue > section { border-block-start: 3px solid var(--accent); margin-block: 4rem; padding-block: 1rem; }
  .catalogue > section > p, .catalogue > section > h2 { padding-inline: 1rem; font: 600 0.875rem/1.4 var(--font-sans); }
  .catalogue .bare { padding: 1rem; }
`

// These bring their own margins.
const full = /^(header|footer|hero|page-head|profile-head|event-head|section|message|layout|prose)$/

export function renderCatalogue(fontsFrom = `file://${dirname(join(root, 'static/fonts/x'))}`): string {
  const { components, css } = bundle()
  const styles = readStyles(css).replaceAll("url('/fonts", `url('${fontsFrom}`)
  const parts = components.flatMap(([name, examples]) =>
    Object.entries(examples).map(
      ([title, element]) =>
        `<section><p>${escape(name)}, ${escape(title)}</p><div${full.test(name) ? '' : ' class="bare"'}>${renderToStaticMarkup(element)}</div></section>`,
    ),
  )
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Catalogue</title><style>${styles}${frame}</style></head><body><main class="catalogue">${parts.join('')}</main></body></html>`
}
