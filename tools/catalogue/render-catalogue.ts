import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { buildSync } from 'esbuild'
import { type ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { root } from '../../src/config/root'
import { type SamplePage } from './sample-pages'

const output = join(root, '.data/catalogue')
const layers = ['src/ui', 'src/shell']
/** What every page has, in this order; the components' own styles follow. */
const common = [
  '../firm/firm.css',
  'tokens.css',
  'fonts.css',
  'base.css',
  'mark/mark.css',
  'condition/condition.css',
  'quill/quill.css',
]

type Bundle = { components: [name: string, examples: Record<string, ReactElement>][]; samplePages: SamplePage[] }

const examplesIn = (layer: string): { name: string; path: string }[] =>
  readdirSync(join(root, layer))
    .map((name) => ({ name, path: join(root, layer, name, `${name}.examples.tsx`) }))
    .filter(({ path }) => existsSync(path))

/** As the site's own build does it: components to JavaScript, their modules to one stylesheet. */
function bundle(): Bundle & { css: string } {
  mkdirSync(output, { recursive: true })
  const files = layers.flatMap(examplesIn)
  const imports = files.map(({ path }, index) => `import { examples as e${index} } from ${JSON.stringify(path)}`)
  const list = files.map(({ name }, index) => `[${JSON.stringify(name)}, e${index}]`)
  const pages = `export { samplePages } from ${JSON.stringify(join(__dirname, 'sample-pages.tsx'))}`
  const contents = [...imports, pages, `export const components = [${list.join()}]`].join('\n')
  buildSync({
    stdin: { contents, resolveDir: root },
    bundle: true,
    outdir: output,
    platform: 'node',
    format: 'cjs',
    jsx: 'automatic',
    packages: 'external',
    loader: { '.module.css': 'local-css' },
  })
  const built = createRequire(__filename)(join(output, 'stdin.js')) as Bundle
  return { ...built, css: readFileSync(join(output, 'stdin.css'), 'utf8') }
}

const escape = (text: string): string => text.replace(/[&<]/g, (sign) => (sign === '&' ? '&amp;' : '&lt;'))

const frame = `
  .catalogue > section { border-block-start: 3px solid var(--accent); margin-block: 4rem; padding-block: 1rem; }
  .catalogue > section > p { padding-inline: 1rem; font: 600 0.875rem/1.4 var(--font-sans); }
  .catalogue .bare { padding: 1rem; max-inline-size: 80rem; }
  .catalogue .plate { padding: 1rem; max-inline-size: 16rem; }
`

// These fill what they stand in.
const filling = /^(art|cover|portrait|picture|quill|mark)$/
// These bring their own margins.
const full = /^(header|footer|hero|(page|article|profile|event)-head|section|message|layout|prose)$/

const classFor = (name: string): string => (full.test(name) ? 'full' : filling.test(name) ? 'plate' : 'bare')

type Page = { lang: string; title: string; styles: string; body: string }

const toDocument = ({ lang, title, styles, body }: Page): string =>
  `<!doctype html><html lang="${lang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"><title>${title}</title><style>${styles}</style></head><body>${body}</body></html>`

/** Every example on one page, and some whole pages: file names with their HTML. */
export function renderCatalogue(fontsAt: string): Map<string, string> {
  const { components, samplePages, css } = bundle()
  const own = [...common.map((file) => readFileSync(join(root, 'src/ui', file), 'utf8')), css].join('\n')
  const styles = own.replaceAll("url('/fonts", `url('${fontsAt}`)
  const parts = components.flatMap(([name, examples]) =>
    Object.entries(examples).map(
      ([title, element]) =>
        `<section><p>${escape(`${name}, ${title}`)}</p><div class="${classFor(name)}">${renderToStaticMarkup(element)}</div></section>`,
    ),
  )
  const all = {
    lang: 'en',
    title: 'Catalogue',
    styles: `${styles}${frame}`,
    body: `<main class="catalogue">${parts.join('')}</main>`,
  }
  return new Map([
    ['index.html', toDocument(all)],
    ...samplePages.map(({ name, locale, lang, element }): [string, string] => [
      `${name}-${locale}.html`,
      toDocument({ lang, title: name, styles, body: renderToStaticMarkup(element) }),
    ]),
  ])
}
