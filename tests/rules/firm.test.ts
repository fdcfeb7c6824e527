import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../src/config/root'
import { colours } from '../../src/firm/colours'
import { firm } from '../../src/firm/firm'
import { listFiles } from '../support/place/list-files'

const read = (path: string) => readFileSync(join(root, path), 'utf8')

/** Where the firm is at home: its folder, and the demonstration with its accounts. */
const athome = /^(?:src\/firm|services\/demo|services\/identity\/users\/demonstration)\//
const written = /\.(?:[cm]?[jt]sx?|css|svg|html|graphql)$/

describe('the firm (AD-1)', () => {
  const [word = ''] = firm.name.toLowerCase().split(' ')
  const domain = firm.senders.mail.replace(/^.*@/, '')

  it('is named in its folder and the demonstration, and nowhere else', () => {
    const files = listFiles(['src', 'services', 'plugins', 'static', 'deploy']).filter(
      (path) => written.test(path) && !athome.test(path),
    )
    const naming = files.filter((path) => [word, domain].some((one) => read(path).toLowerCase().includes(one)))

    expect(word.length).toBeGreaterThan(4)
    expect(files.length).toBeGreaterThan(1000)
    expect(naming).toEqual([])
  })

  it('has one name, one drawing and one colour, wherever they are drawn', () => {
    const styles = read('src/firm/firm.css')
    const icons = listFiles(['static']).filter((path) => /icon|logo|manifest/.test(path))

    expect(styles).toContain(`content: '${firm.legalName}'`)
    expect(styles).toContain(`--_blue-700: ${colours.accent};`)
    expect(styles).toContain(`--_blue-300: ${colours.accentOnDark};`)
    expect(icons).toEqual([])
  })

  it('has languages, and whatever writes a page in one says in which direction', () => {
    const writing = listFiles(['src', 'services']).filter((path) => /\.tsx?$/.test(path))
    const frames = writing.filter((path) => /<html lang=\W*(?:locales\[|htmlLang|\{lang)/.test(read(path)))

    expect(frames.length).toBeGreaterThan(4)
    expect(frames.filter((path) => !/<html lang=[^>]*\bdir=/.test(read(path)))).toEqual([])
  })

  it('is what everything else is made from: no layer comes before it', () => {
    const own = listFiles(['src/firm']).filter((path) => /\.tsx?$/.test(path))
    expect(own.filter((path) => /from '\.\.\//.test(read(path)))).toEqual([])
  })
})
