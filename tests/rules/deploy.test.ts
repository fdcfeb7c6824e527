import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { processMetrics } from '../../services/metrics/describe-process'
import { requestMetrics } from '../../services/metrics/open-metrics'
import { roles } from '../../services/start/roles'
import { addresses, portOf } from '../../src/config/addresses'
import { parseServerEnv, settingNames } from '../../src/config/env-server'
import { localesIn } from '../../src/config/locales'
import { root } from '../../src/config/root'
import { ownerOf } from '../../src/config/service-paths'

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

  const ours = Object.keys({ ...requestMetrics, ...processMetrics })

  it('call somebody by numbers that there are, and the guide explains each (AD-5)', () => {
    const publishing = readFileSync(join(root, 'services/publisher/http/metrics.ts'), 'utf8')
    const named = [...read('alerts.yml').matchAll(/\b(?:site|publisher)_[a-z_]+/g)].map(([name]) => name)
    const known = (name: string) =>
      ours.includes(name.replace(/_bucket$/, '')) || publishing.includes(`'${name}'`) || publishing.includes(`${name}{`)
    const guide = readFileSync(join(root, 'docs/metrics.md'), 'utf8')

    expect(named.length).toBeGreaterThan(8)
    expect(named.filter((name) => !known(name))).toEqual([])
    expect(ours.filter((name) => !guide.includes(`\`${name}\``))).toEqual([])
  })

  it('ask every service for its numbers at its own port (AD-5)', () => {
    const asked = [...read('prometheus.yml').matchAll(/127\.0\.0\.1:(\d+) # (\w+)/g)].map(([, port, name]) => [
      name,
      Number(port),
    ])
    const { PORT_BASE } = parseServerEnv({})

    expect(asked.sort()).toEqual([...roles, 'identity' as const].map((name) => [name, portOf(name, PORT_BASE)]).sort())
  })

  it('name settings that exist', () => {
    const named = ['Containerfile', 'site@.service'].flatMap((name) =>
      [...read(name).matchAll(/\b([A-Z]+_[A-Z_]+|DEPLOYMENT)=/g)].map(([, setting]) => setting),
    )
    expect(named.length).toBeGreaterThan(3)
    for (const setting of named) expect(settingNames).toContain(setting)
  })
})
