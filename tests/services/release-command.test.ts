import { spawnSync } from 'node:child_process'
import { childEnv } from '../../src/config/env-server'
import { root } from '../../src/config/root'
import { createPress, type Press, toHtml } from '../support/publishing/site-folder'

describe('npm run release', () => {
  let press: Press

  beforeAll(async () => {
    press = createPress()
    await press.publish({ 'en/index.html': toHtml('One'), 'en/deals/index.html': toHtml('Deals') })
    await press.publish({ 'en/index.html': toHtml('Two') }, { gone: ['/en/deals'] })
  })
  afterAll(() => press.remove())

  function release(...args: string[]) {
    const env = childEnv({ DATA_DIR: press.dataDir })
    const { stdout, stderr, status } = spawnSync(
      process.execPath,
      ['--import', 'tsx', 'services/commands/release.ts', ...args],
      {
        cwd: root,
        env,
        encoding: 'utf8',
      },
    )
    return { said: stdout + stderr, status }
  }

  it('tells a cache which addresses changed since a release (OP-4)', () => {
    expect(release('changed', '1').said).toBe('/en\n/en/deals\n')
    expect(release('changed', '2').said.trim()).toBe('')
  })

  it('lists the releases, shows what one changed, and brings one back (ED-6)', () => {
    const list = release('list').said.trimEnd().split('\n')
    const shown = release('show', '2').said
    const restored = release('restore', '1')

    expect(list.map((line) => Number(line.slice(0, 6)))).toEqual([2, 1])
    expect(shown).toMatch(/1 files, 0 redirects, 1 withdrawn: complete\n {8}\+ \/en\n {8}\+ \/en\/deals\n/)
    expect(restored).toEqual({
      said: 'Release 1 is back, as release 3. Nothing is published until: npm run release -- resume\n',
      status: 0,
    })
    expect(release('list').said).toMatch(/^ {5}3 .* brought back from 1$/m)
    expect([release('resume').said, release('resume').said]).toEqual([
      'What waited is published now.\n',
      'Publishing was not paused.\n',
    ])
    expect(release('tidy').said).toMatch(/^1 contents compressed further, 0 files/)
  })

  it.each([[], ['show'], ['list', '1'], ['restore', 'x'], ['constructor']])('tells how it is used: %s', (...args) => {
    const { said, status } = release(...args)

    expect(said).toContain(
      'npm run release -- list | show NUMBER | restore NUMBER | changed SINCE | resume | prove | tidy',
    )
    expect(status).toBe(1)
  })

  it('says so when there is no such release', () => {
    expect(release('restore', '77').said).toMatch(/^Cannot do that: Release 77 cannot be read/)
  })
})
