import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'esbuild'
import { inOneLanguage } from '../../../src/gatsby/in-one-language'
import { en as inShells } from '../../../src/i18n/in-shells/en'
import { en } from '../../../src/i18n/main-site/en'
import { mainWords } from '../../../src/i18n/words'
import { loadWordsOf, mainWords as mainWordsHere, sharedWords } from '../../../src/i18n/words-here'

/** What a request becomes where scripts for browsers are put together. */
function askedAs(request: string, context: string): string {
  const asked = { request, context: join(process.cwd(), context) }
  inOneLanguage((matched, change) => {
    if (matched.test(request)) change(asked)
    return {}
  })
  return asked.request
}

describe('words where browsers draw pages', () => {
  it('are those of the language of the page, and of no other (AC-10)', async () => {
    expect(() => mainWordsHere('fr-fr')).toThrow('The words of fr-fr were not loaded.')
    await loadWordsOf('fr-fr')
    await loadWordsOf('')

    expect(mainWordsHere('fr-fr')('dashboard.title')).toBe(mainWords('fr-fr')('dashboard.title'))
    expect(sharedWords('en')('shell.contact')).toBe(mainWords('en')('shell.contact'))
    expect(() => mainWordsHere('zh-cn')).toThrow()
  })

  it('stand in the place of all languages in scripts alone, wherever they are asked for (AC-10)', () => {
    expect(askedAs('../../i18n/words', 'src/features/account')).toBe('../../i18n/words-here')
    expect(askedAs('./words', 'src/i18n')).toBe('./words-here')
    expect(askedAs('./words', 'node_modules/lodash')).toBe('./words')
    expect(askedAs('./words', 'src/gates')).toBe('./words')
  })
})

/** Every module that a shell may draw with, as the bundler finds them. */
async function modulesOfShells(): Promise<string[]> {
  const { metafile } = await build({
    entryPoints: ['src/templates/client.tsx'],
    ...{ bundle: true, write: false, metafile: true, outdir: 'unwritten', packages: 'external', jsx: 'automatic' },
    loader: { '.css': 'empty' },
  })
  return Object.keys(metafile.inputs).filter((path) => !path.startsWith('src/i18n/'))
}

describe('what the shells of an account may say', () => {
  it('is in the words that their browsers load, and nothing else is asked for (AC-10)', async () => {
    const rest = Object.keys(en).filter((key) => !Object.hasOwn(inShells, key))
    const texts = (await modulesOfShells()).map((path) => [path, readFileSync(path, 'utf8')] as const)
    const asked = texts.filter(([, text]) => /\b(?:main|shared)Words\(/.test(text))
    const isLost = (begin: string) => !Object.keys(inShells).some((key) => key.startsWith(begin))
    const lost = asked.flatMap(([path, text]) => [
      ...rest.filter((key) => text.includes(`('${key}'`)).map((key) => `${path}: ${key}`),
      ...[...text.matchAll(/\(`([a-z-]+\.)\$\{/g)]
        .filter(([, begin = '']) => isLost(begin) && rest.some((key) => key.startsWith(begin)))
        .map(([said]) => `${path}: ${said}`),
    ])

    expect(rest.length).toBeGreaterThan(100)
    expect(asked.length).toBeGreaterThan(10)
    expect(lost).toEqual([])
  })
})
