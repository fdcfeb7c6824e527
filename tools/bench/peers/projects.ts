/** A peer as its own guide sets it up: what is installed, its files, and how it is built. */
export type Project = {
  packages: Record<string, string>
  overrides?: Record<string, unknown>
  files: Record<string, string>
  /** Of what npm puts into `node_modules/.bin`. */
  build: [command: string, ...args: string[]]
  /** Where the pages are afterwards. */
  output: string
}

// What draws a piece is the same in each: an element a call, as a component of a content management's text does it.
const draw = `import * as React from 'react'
export const draw = (pieces) =>
  pieces.map((piece, at) =>
    typeof piece === 'string' ? piece : React.createElement(piece[0], { ...piece[1], key: at }, ...(piece[2].length ? [draw(piece[2])] : [])),
  )
`

const gatsby: Project = {
  packages: { gatsby: '5.16.1', react: '18.3.1', 'react-dom': '18.3.1' },
  overrides: { sharp: '0.34.5', 'msgpackr-extract': '3.0.3' },
  build: ['gatsby', 'build', '--no-color'],
  output: 'public',
  files: {
    'gatsby-config.js': `module.exports = { trailingSlash: 'never' }\n`,
    'gatsby-browser.js': `import './site.css'\n`,
    'gatsby-node.js': `const { readdirSync, readFileSync } = require('node:fs')
const { join } = require('node:path')
const corpus = join(__dirname, '../corpus')
exports.createSchemaCustomization = ({ actions }) =>
  actions.createTypes('type Entry implements Node { number: String! title: String! pieces: String! }')
exports.sourceNodes = ({ actions, createNodeId, createContentDigest }) => {
  for (const name of readdirSync(corpus).filter((one) => one.endsWith('.json'))) {
    const text = readFileSync(join(corpus, name), 'utf8')
    const { number, title, pieces } = JSON.parse(text)
    const internal = { type: 'Entry', contentDigest: createContentDigest(text) }
    actions.createNode({ id: createNodeId(number), number, title, pieces: JSON.stringify(pieces), internal })
  }
}
exports.createPages = async ({ graphql, actions }) => {
  const { data } = await graphql('{ allEntry { nodes { id number } } }')
  const component = join(__dirname, 'src/templates/entry.js')
  for (const { id, number } of data.allEntry.nodes) actions.createPage({ path: '/p/' + number, component, context: { id } })
}
`,
    'src/draw.js': draw,
    'src/templates/entry.js': `import * as React from 'react'
import { graphql } from 'gatsby'
import { draw } from '../draw'
export default function Entry({ data }) { return <>{draw(JSON.parse(data.entry.pieces))}</> }
export const Head = ({ data }) => <title>{data.entry.title}</title>
export const query = graphql\`query ($id: String!) { entry(id: { eq: $id }) { title pieces } }\`
`,
  },
}

const astro: Project = {
  packages: { astro: '5.18.2' },
  build: ['astro', 'build'],
  output: 'dist',
  files: {
    'astro.config.mjs': `export default { build: { inlineStylesheets: 'always' } }\n`,
    'src/draw.astro': `---
const { pieces } = Astro.props
---
{pieces.map((piece) => {
  if (typeof piece === 'string') return piece
  const [Tag, attributes, inside] = piece
  return inside.length === 0 ? <Tag {...attributes} /> : <Tag {...attributes}><Astro.self pieces={inside} /></Tag>
})}
`,
    'src/pages/p/[number].astro': `---
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import Draw from '../../draw.astro'
import '../../../site.css'
export const getStaticPaths = () =>
  readdirSync(join(process.cwd(), '../corpus'))
    .filter((name) => name.endsWith('.json'))
    .map((name) => ({ params: { number: name.slice(0, -5) } }))
const { title, pieces } = JSON.parse(readFileSync(join(process.cwd(), '../corpus', Astro.params.number + '.json'), 'utf8'))
---
<html lang="en"><head><meta charset="utf-8" /><title>{title}</title></head><body><Draw pieces={pieces} /></body></html>
`,
  },
}

const next: Project = {
  packages: { next: '16.4.6', react: '19.3.1', 'react-dom': '19.3.1' },
  build: ['next', 'build'],
  output: 'out',
  files: {
    'next.config.mjs': `export default { output: 'export', experimental: { inlineCss: true }, turbopack: { root: import.meta.dirname } }\n`,
    'app/layout.js': `import '../site.css'
export default function Layout({ children }) { return <html lang="en"><body>{children}</body></html> }
`,
    'draw.js': draw,
    'app/p/[number]/page.js': `import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { draw } from '../../../draw'
const corpus = () => join(process.cwd(), '../corpus')
const read = (number) => JSON.parse(readFileSync(join(corpus(), number + '.json'), 'utf8'))
export const dynamicParams = false
export const generateStaticParams = () =>
  readdirSync(corpus()).filter((name) => name.endsWith('.json')).map((name) => ({ number: name.slice(0, -5) }))
export async function generateMetadata({ params }) { return { title: read((await params).number).title } }
export default async function Entry({ params }) { return <>{draw(read((await params).number).pieces)}</> }
`,
  },
}

export const projects = { gatsby, astro, next } as const
export type Peer = keyof typeof projects
