import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findConstants, writeConstants } from '../../../plugins/gatsby-plugin-styles-by-template/constants'

const src = join(__dirname, '../../../src')

describe('properties that never change', () => {
  const folder = mkdtempSync(join(tmpdir(), 'constants-'))
  afterAll(() => rmSync(folder, { recursive: true }))

  it('are those that all sheets together declare once (34.2)', () => {
    mkdirSync(join(folder, 'ui'))
    writeFileSync(join(folder, 'tokens.css'), ':root { --sp-1: 1rem; /* --sp-1: old; */ --text: black; --_ink: #111 }')
    writeFileSync(join(folder, 'ui/dark.module.css'), '.dark { color: var(--sp-1); --text: white }')

    expect([...findConstants(folder)].sort()).toEqual(['--_ink', '--sp-1'])
  })

  it('stand as values where they are asked for, and private ones nowhere else (34.2)', () => {
    const tokens =
      '@layer tokens{:root{--_ink:#111;--sp-1:0.25rem;--text:light-dark(var(--_ink),#fff);--far:10000000rem}}'
    const rule = '@layer components{.a{color:var(--_ink);margin:var(--sp-1) var(--far) var(--sp-1,0)}}'
    const constants = new Set(['--_ink', '--sp-1', '--text', '--far'])

    expect(writeConstants(tokens + rule, constants)).toBe(
      '@layer tokens{:root{--sp-1:.25rem;--text:light-dark(#111,#fff);--far:10000000rem}}' +
        '@layer components{.a{color:#111;margin:.25rem var(--far) var(--sp-1,0)}}',
    )
  })

  it('leave nothing of a rule that declared private ones alone (34.2)', () => {
    const sheet = '@layer tokens, base;@layer tokens{:root{--_ink:#111}}@layer base{a{color:var(--_ink)}}'

    expect(writeConstants(sheet, new Set(['--_ink']))).toBe('@layer tokens, base;@layer base{a{color:#111}}')
  })

  it('stay asked for where one of several values holds, or where a condition does (34.2)', () => {
    const sheet = '@layer tokens{:root{--step:10rem}}@media print{:root{--hair:1pt}}.a{margin:var(--step) var(--hair)}'

    expect(writeConstants(sheet, new Set(['--hair']))).toBe(sheet)
  })

  it('are set by no script (34.2)', () => {
    const constants = findConstants(src)
    const declared = readFileSync(join(src, 'ui/tokens.css'), 'utf8')
    const tokens = [...constants].filter((name) => declared.includes(`${name}:`))
    const code = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter((file) => /\.tsx?$/.test(file))
    const set = code.flatMap((file) => {
      const source = readFileSync(join(src, file), 'utf8')
      return tokens.filter((name) => new RegExp(`['"\`]${name}['"\`]`).test(source)).map((name) => `${file} ${name}`)
    })

    expect(tokens.length).toBeGreaterThan(40)
    expect(set).toEqual([])
  })

  it('are known by private names to the tokens alone (34.2)', () => {
    const sheets = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.css'))
    const asked = sheets.flatMap((file) => {
      const text = readFileSync(join(src, file), 'utf8')
      const foreign = [...text.matchAll(/var\((--_[\w-]+)/g)].filter(([, name = '']) => !text.includes(`${name}:`))
      return file === join('ui', 'tokens.css') ? [] : foreign.map(([, name]) => `${file} ${name ?? ''}`)
    })

    expect(asked).toEqual([])
  })
})
