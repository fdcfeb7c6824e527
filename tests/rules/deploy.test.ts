import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { roles } from '../../services/start/roles'
import { addresses, portOf } from '../../src/config/addresses'
import { settingNames } from '../../src/config/env-server'
import { localesIn } from '../../src/config/locales'
import { ownerOf } from '../../src/config/service-paths'

const root = resolve(__dirname, '../..')
const read = (name: string) => readFileSync(join(root, 'deploy', name), 'utf8')

describe('the examples of a deployment (AD-3)', () => {
  it('keep nothing of what the services of signed-in people and editors answer', () => {
    const [, list = ''] = /location ~ \^\/\(([^)]*)\)/.exec(read('nginx.conf')) ?? []
    const named = list.split('|').map((name) => `/${name}`)
    expect(named.map(ownerOf)).not.toContain('edge')
    // Files with names of their own, and search, which sets its own headers, may be kept.
    const shared = ['/_next', '/media', '/idp', '/social', '/search/']
    const paths = Object.values(addresses).flatMap(({ paths }): readonly string[] => paths)
    const inLanguages = /location ~ (\^\/\[\S+) \{/.exec(read('nginx.conf'))?.[1] ?? 'none'
    const isNamed = (path: string) => new RegExp(inLanguages).test(path)
    expect(paths.filter(isNamed)).toHaveLength(localesIn('main').length)
    expect([...named, ...shared].sort()).toEqual(paths.filter((path) => !isNamed(path)).sort())
  })

  it('ask each role for its health at its own port', () => {
    const [, list = ''] = /offsets = \{ ([^}]*) \}/.exec(read('check-health.mjs')) ?? []
    const offsets = list.split(', ').map((entry) => entry.split(': '))
    expect(offsets.map(([role, offset]) => [role, 8000 + Number(offset)]).sort()).toEqual(
      roles.map((role) => [role, portOf(role, 8000)]).sort(),
    )
  })

  it('name settings that exist', () => {
    const named = ['Containerfile', 'site@.service'].flatMap((name) =>
      [...read(name).matchAll(/\b([A-Z]+_[A-Z_]+|DEPLOYMENT)=/g)].map(([, setting]) => setting),
    )
    expect(named.length).toBeGreaterThan(3)
    for (const setting of named) expect(settingNames).toContain(setting)
  })
})
