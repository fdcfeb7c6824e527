import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../src/config/root'
import { isAllowed } from '../../tools/licences/allowed'
import { keyOf, readPackages } from '../../tools/licences/locked-packages'
import { printNotice } from '../../tools/licences/print-notice'
import { printSbom } from '../../tools/licences/print-sbom'

const read = (path: string) => readFileSync(join(root, path), 'utf8')
const manifestOf = (path: string) => JSON.parse(read(path)) as { version: string; license: string; name: string }
const packages = readPackages()

describe('packages of others (AD-6)', () => {
  it('are all under licences that let the platform be passed on', () => {
    const refused = packages.filter(({ licence = '' }) => !isAllowed(licence))
    expect(refused.map((one) => `${keyOf(one)}: ${one.licence ?? 'no licence'}`)).toEqual([])
  })

  it.each([
    ['GPL-3.0-only', false],
    ['AGPL-3.0-or-later', false],
    ['SSPL-1.0', false],
    ['', false],
    ['UNLICENSED', false],
    ['(MIT OR GPL-3.0-or-later)', true],
    ['MIT AND GPL-3.0-or-later', false],
    ['Apache-2.0 AND LGPL-3.0-or-later AND MIT', true],
    ['(GPL-2.0 AND MIT) OR ISC', true],
  ])('under %p may be shipped: %p', (expression, may) => {
    expect(isAllowed(expression)).toBe(may)
  })

  it('are found in a lock file with what engineers alone have told apart', () => {
    const lock = {
      packages: {
        '': { version: '1.0.0' },
        'node_modules/@a/b': { version: '1.0.0', license: 'MIT', dev: true },
        'node_modules/c/node_modules/d': { version: '2.0.0' },
      },
    }
    expect(readPackages([JSON.stringify(lock)])).toMatchObject([
      { name: '@a/b', version: '1.0.0', licence: 'MIT', isShipped: false },
      { name: 'd', version: '2.0.0', licence: undefined, isShipped: true },
    ])
  })

  it('stand in NOTICE.md as they are locked; "npm run tool -- notice" writes it again', () => {
    expect(read('NOTICE.md')).toBe(printNotice(packages))
  })

  it('come to a bill of materials with a licence and a digest of each', () => {
    const sbom = JSON.parse(printSbom({ name: 'site', version: '1.0.0' }, packages, new Date(0))) as {
      components: { purl: string; licenses?: unknown[]; hashes?: { alg: string; content: string }[] }[]
    }
    const { components } = sbom

    expect(sbom).toMatchObject({ bomFormat: 'CycloneDX', specVersion: '1.6' })
    expect(components).toHaveLength(packages.length)
    expect(new Set(components.map(({ purl }) => purl)).size).toBe(packages.length)
    expect(components.filter(({ licenses }) => licenses?.length !== 1)).toEqual([])
    expect(
      components
        .flatMap(({ hashes = [] }) => hashes)
        .every(({ content }) => /^([0-9a-f]{40}|[0-9a-f]{128})$/.test(content)),
    ).toBe(true)
  })
})

describe('the platform itself (AD-6)', () => {
  const [platform, cms] = [manifestOf('package.json'), manifestOf('services/cms/package.json')]

  it('has one version, and says in CHANGELOG.md what is in it', () => {
    expect(cms.version).toBe(platform.version)
    expect(/^## (\S+)/m.exec(read('CHANGELOG.md'))?.[1]).toBe(platform.version)
    const locked = ['', 'services/cms/'].map((folder) => manifestOf(`${folder}package-lock.json`).version)
    expect(locked).toEqual([platform.version, platform.version])
    // What the policy for security says of older versions is true before 1.0.0.
    const isBefore = read('SECURITY.md').replace(/\s+/g, ' ').includes('before 1.0.0 no older one does')
    expect(isBefore).toBe(platform.version.startsWith('0.'))
  })

  it('has one licence, which its owner sets in package.json', () => {
    expect(cms.license).toBe(platform.license)
  })

  it('is tested by the workflow on the releases of Node.js that its engines name', () => {
    const workflow = read('.github/workflows/test.yml')
    expect(workflow).toContain('node: [20, 22, 24]')
    expect(workflow).toContain('run: npm test')
    expect(read('.nvmrc').trim()).toBe('22')
  })

  it('says how a weakness is reported', () => {
    expect(read('SECURITY.md')).toMatch(/## Reporting/)
  })
})
