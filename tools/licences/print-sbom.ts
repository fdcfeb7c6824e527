import { keyOf, type LockedPackage } from './locked-packages'

type Product = { name: string; version: string }

/** The bill of materials as CycloneDX 1.6 has it. */
export const printSbom = (product: Product, packages: readonly LockedPackage[], now: Date): string =>
  `${JSON.stringify(
    {
      bomFormat: 'CycloneDX',
      specVersion: '1.6',
      version: 1,
      metadata: { timestamp: now.toISOString(), component: { type: 'application', ...product } },
      components: packages.map(toComponent),
    },
    undefined,
    2,
  )}\n`

function toComponent(one: LockedPackage): object {
  const { name, version, licence, integrity, isShipped } = one
  const [scope, own] = name.startsWith('@') ? name.split('/') : [undefined, name]
  return {
    type: 'library',
    'bom-ref': keyOf(one),
    ...(scope === undefined ? {} : { group: scope }),
    name: own,
    version,
    scope: isShipped ? 'required' : 'excluded',
    purl: `pkg:npm/${name.replace('@', '%40')}@${version}`,
    ...(licence === undefined ? {} : { licenses: [{ expression: licence.replace(/^\((.*)\)$/, '$1') }] }),
    ...(integrity === undefined ? {} : { hashes: [toHash(integrity)] }),
  }
}

/** npm writes the digest in base64, and the format wants it in hexadecimal. */
function toHash(integrity: string): { alg: string; content: string } {
  const [algorithm = '', digest = ''] = integrity.split(' ')[0]?.split(/-(.*)/) ?? []
  return { alg: algorithm.toUpperCase().replace('SHA', 'SHA-'), content: Buffer.from(digest, 'base64').toString('hex') }
}
