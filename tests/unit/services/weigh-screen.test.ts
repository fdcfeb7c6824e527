import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { weighScreen } from '../../../tools/bench/weigh-screen'

const shared = ['app', 'component---src-templates-client-tsx', 'words-en', 'auth0', 'account-screens', 'screens-en']

describe('what a screen of the dashboard weighs', () => {
  const folder = mkdtempSync(join(tmpdir(), 'weigh-'))
  afterAll(() => rmSync(folder, { recursive: true }))

  const compile = (name: string, parts: readonly string[]) => {
    const bundle = join(folder, name)
    mkdirSync(join(bundle, 'public'), { recursive: true })
    // Two kilobytes that nothing makes smaller, in a file that every part shares.
    writeFileSync(
      join(bundle, 'public', 'shared.js'),
      [...Array(2048).keys()].map((at) => (at * at * 7919) % 251).join(),
    )
    const assets = [{ name: 'shared.js' }, { name: 'styles.css' }]
    const namedChunkGroups = Object.fromEntries(parts.map((part) => [part, { assets }]))
    writeFileSync(join(bundle, 'public', 'webpack.stats.json'), JSON.stringify({ namedChunkGroups }))
    writeFileSync(join(bundle, '.complete'), '')
  }

  it('is nothing before a first start, and each file once afterwards (AC-10)', () => {
    expect(weighScreen(join(folder, 'nowhere'))).toBeNull()
    compile('one', [...shared, 'account-contacts'])
    const weight = weighScreen(folder)
    expect(weight).toBeGreaterThan(0.2)
    expect(weight).toBeLessThan(9)
  })

  it('is not told where a part is missing, so that no screen seems light (AC-10)', () => {
    rmSync(join(folder, 'one'), { recursive: true })
    compile('two', shared)
    expect(() => weighScreen(folder)).toThrow('Nothing that was compiled is called account-contacts.')
  })
})
