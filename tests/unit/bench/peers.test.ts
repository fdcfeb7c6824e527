import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createElement, Fragment, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { root } from '../../../src/config/root'
import { readHtml } from '../../../src/gates/read-html'
import { type Piece, readPieces, writeCorpus } from '../../../tools/bench/peers/corpus'
import { figuresOf, weighPages } from '../../../tools/bench/peers/peers'
import { writeTable } from '../../../tools/bench/peers/table'

const body =
  '<main lang="en"><p class="a" data-x="">One &amp; two<br/>three</p><svg><path d="M0 0"/></svg></main><p>Four</p>'
const page = `<html><head><title>T &amp; U</title><style>p{top:0}</style></head><body>${body}<script>a<b</script></body></html>`

const draw = (pieces: readonly Piece[]): ReactNode[] =>
  pieces.map((piece, key) =>
    typeof piece === 'string' ? piece : createElement(piece[0], { ...piece[1], key }, ...draw(piece[2])),
  )

describe('what is compared with others', () => {
  const folder = mkdtempSync(join(tmpdir(), 'peers-'))
  afterAll(() => rmSync(folder, { recursive: true }))

  it('is the same markup in any hands (34.10)', () => {
    const pieces = readPieces(readHtml(page.replaceAll(' class=', ' data-class=')))

    expect(renderToStaticMarkup(createElement(Fragment, null, ...draw(pieces)))).toBe(
      body.replace(' class=', ' data-class=').replace('<path d="M0 0"/>', '<path d="M0 0"></path>'),
    )
  })

  it('has each page of a built site, and the styles of one for all (34.10)', () => {
    const built = join(folder, 'public')
    for (const name of ['a', 'b']) {
      mkdirSync(join(built, name), { recursive: true })
      writeFileSync(join(built, name, 'index.html'), page)
    }
    const corpus = writeCorpus(built, join(folder, 'corpus'))

    expect(corpus).toMatchObject({ pages: 2, bytesAPage: page.length })
    expect(readFileSync(join(corpus.folder, 'site.css'), 'utf8')).toBe('p{top:0}')
    expect(JSON.parse(readFileSync(join(corpus.folder, '000001.json'), 'utf8'))).toMatchObject({ title: 'T & U' })
  })

  it('counts the pages of the corpus alone, wherever a peer puts them (34.10)', () => {
    const out = join(folder, 'out')
    for (const path of ['p/000000.html', 'p/000001/index.html', '404.html', 'p/000000/page.txt']) {
      mkdirSync(join(out, path, '..'), { recursive: true })
      writeFileSync(join(out, path), '12345')
    }

    expect(weighPages(out)).toEqual({ pages: 2, bytes: 10 })
    expect(() => figuresOf({ wallSeconds: 1, cpuSeconds: 1, peakMb: 1 }, { pages: 0, bytes: 0 })).toThrow('no page')
  })

  it('stands in a table as the formatter has it, with the versions (34.10)', () => {
    const one = figuresOf({ wallSeconds: 4, cpuSeconds: 6, peakMb: 300 }, { pages: 2000, bytes: 2000 * 10_240 })
    const own = { clean: one, again: { ...one, cpuMsAPage: 1.5 } }
    const text = writeTable({ pages: 2000, bytesAPage: 10_240, cores: 2, load: 0.4, own, peers: { astro: one } })

    expect(text).toMatch(/\| Astro \d+\.\d+\.\d+ +\| 2,000 \| 10\.0 +\| 4\.0 +\| 6\.0 +\| 3\.00 +\| 300 \| 2\.00 +\|/)
    const formatter = [join(root, 'node_modules/prettier/bin/prettier.cjs'), '--stdin-filepath', 'docs/peers.md']
    expect(execFileSync(process.execPath, formatter, { cwd: root, input: text, encoding: 'utf8' })).toBe(text)
  })
})
