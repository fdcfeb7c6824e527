import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { routeIds, routeOf } from '../../../src/routes/address'

const folder = join(__dirname, '../../../src/templates')
const texts = new Map(
  readdirSync(folder).map((name) => [name.replace('.tsx', ''), readFileSync(join(folder, name), 'utf8')]),
)
// A template is called after its route.
const withInside = routeIds.filter((route) => texts.get(route)?.includes('<Inside '))

describe('a page that goes on for somebody who is signed in', () => {
  it('is known', () => expect(withInside).toContain('report-builder'))

  it.each(withInside)('may renew their session in a frame: %s (NV-1, Q-6)', (route) => {
    expect(routeOf(route).needs).toContain('session')
  })
})
