import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'

const root = join(__dirname, '../../src')

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? filesIn(join(folder, entry.name)) : [join(folder, entry.name)],
  )

const sheets = filesIn(root).filter((file) => file.endsWith('.module.css'))

// Read by name, not by property: the look that a caller asks for.
const lookedUp = /styles\[\w+\]/

describe('style modules', () => {
  it('are many', () => {
    expect(sheets.length).toBeGreaterThan(40)
  })

  it.each(sheets.map((file) => [basename(file, '.module.css'), file]))(
    '%s has a class for every use, and a use for every class',
    (_, file) => {
      const css = readFileSync(file, 'utf8')
      const component = file.replace(/\.module\.css$/, '.tsx')
      const code = existsSync(component) ? readFileSync(component, 'utf8') : ''
      const classes = new Set([...css.replace(/'[^']*'/g, '').matchAll(/\.([a-z]\w*)/g)].map(([, name]) => name))
      const used = new Set([...code.matchAll(/styles\.(\w+)/g)].map(([, name]) => name))

      expect([...used].filter((name) => !classes.has(name))).toEqual([])
      if (!lookedUp.test(code)) expect([...classes].filter((name) => !used.has(name))).toEqual([])
    },
  )

  it.each(sheets.map((file) => [basename(file, '.module.css'), file]))(
    '%s colours with tokens that name a meaning',
    (_, file) => {
      expect(readFileSync(file, 'utf8')).not.toMatch(/var\(--_(?!height)/)
    },
  )
})
