import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { collections } from '../../services/redact/edition'

const folder = join(__dirname, '../../services/cms/collections')

/** Kinds by collection as the content management declares them; one function makes services, sectors and solutions. */
function readKinds(): [string, string][] {
  const kinds = readdirSync(folder).flatMap((name) => {
    const text = readFileSync(join(folder, name), 'utf8')
    return [...text.matchAll(/slug: '([a-z-]+)',\n(?:.*\n)??\s+type: '([a-z-]+)',\n/g)].map(
      ([, slug = '', type = '']): [string, string] => [type, slug],
    )
  })
  const branches = ['service', 'sector', 'solution'].map((type): [string, string] => [type, `${type}s`])
  return [...kinds, ...branches].sort()
}

describe('what can be redacted (OP-5)', () => {
  it('is every kind of content', () => {
    expect(Object.entries(collections).sort()).toEqual(readKinds())
  })
})
