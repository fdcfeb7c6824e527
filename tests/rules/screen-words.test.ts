import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildSync } from 'esbuild'
import { root } from '../../src/config/root'
import { wordsOf } from '../../src/features/account/words-of-screens'
import { type MoreWords } from '../../src/i18n/load/load-signed-in-words'
import { en as follows } from '../../src/i18n/messages/follows/en'
import { en as inNavigator } from '../../src/i18n/messages/navigator/en'
import { en as overview } from '../../src/i18n/messages/overview/en'
import { en as security } from '../../src/i18n/messages/security/en'
import { en as shared } from '../../src/i18n/messages/signed-in/en'

const account = 'src/features/account'
const screens = readFileSync(join(root, account, 'account-screens.tsx'), 'utf8')
const bell = `${account}/news/news-bell.tsx`
const navigator = 'src/features/navigator/show-inside.tsx'
const more: Readonly<Record<MoreWords, object>> = { follows, overview, security }

/** By screen, the module in which it is. */
const modules = new Map(
  [...screens.matchAll(/^ {2}(\w+): async \(\) =>\s+\(await import\([^']*'([^']+)'/gm)].map(
    ([, name = '', path = '']) => [name, `${join(account, path)}.tsx`] as const,
  ),
)

/** Messages that code names: whole, or by how they begin. */
function findNamed(code: string, keys: readonly string[]): string[] {
  const beginnings = [...code.matchAll(/`([a-z-]+\.[a-z.-]*)\$\{/g)].map(([, beginning = '']) => beginning)
  return keys.filter((key) => code.includes(`'${key}'`) || beginnings.some((beginning) => key.startsWith(beginning)))
}

/** By module, the code that a browser has once it has loaded the module: types are gone, and what comes later is not there. */
function readCode(entryPoints: string[]): (module: string, hasLater?: boolean) => string {
  const { metafile } = buildSync({
    ...{ entryPoints, absWorkingDir: root, bundle: true, splitting: true, write: false, metafile: true, format: 'esm' },
    outdir: 'out',
    packages: 'external',
    loader: { '.css': 'empty' },
    jsx: 'automatic',
    logLevel: 'error',
  })
  const outputsOf = (output: string, hasLater: boolean, seen = new Set<string>()): Set<string> => {
    if (seen.has(output)) return seen
    seen.add(output)
    for (const { kind, path } of metafile.outputs[output]?.imports ?? [])
      if (kind === 'import-statement' || (hasLater && kind === 'dynamic-import')) outputsOf(path, hasLater, seen)
    return seen
  }
  const outputOf = (module: string) =>
    Object.keys(metafile.outputs).find((name) => metafile.outputs[name]?.entryPoint === module) ?? ''
  return (module, hasLater = false) =>
    [...outputsOf(outputOf(module), hasLater)]
      .flatMap((output) => Object.keys(metafile.outputs[output]?.inputs ?? {}))
      .filter((path) => !path.includes('/messages/'))
      .map((path) => readFileSync(join(root, path), 'utf8'))
      .join('\n')
}

describe('what a screen of the account says', () => {
  const codeOf = readCode([...modules.values(), bell, navigator])

  it('is loaded with it', () => {
    expect(modules.size).toBeGreaterThan(12)
    for (const [name, module] of modules) {
      const code = codeOf(module)
      const wanted = Object.entries(more).flatMap(([part, messages]) => {
        const own = Object.keys(messages).filter((key) => !Object.hasOwn(shared, key))
        return findNamed(code, own).length > 0 ? [part] : []
      })
      expect({ name, words: [...((wordsOf as Record<string, string[]>)[name] ?? [])].sort() }).toEqual({
        name,
        words: wanted.sort(),
      })
    }
  })

  it('is shared where pages of the navigator say it', () => {
    const code = codeOf(navigator, true)
    const own = new Set(Object.keys({ ...inNavigator, ...shared }))
    const others = Object.values(more)
      .flatMap(Object.keys)
      .filter((key) => !own.has(key))

    expect(findNamed(code, others)).toEqual([])
    expect(findNamed(code, Object.keys(shared))).toContain('card.retry')
  })

  it('is shared where the frame of every screen says it', () => {
    const code = codeOf(bell)
    expect(findNamed(code, Object.values(more).flatMap(Object.keys))).toEqual([])
    expect(findNamed(code, Object.keys(shared))).toContain('alerts.title')
  })
})
