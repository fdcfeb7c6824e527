import { type LockedPackage } from './locked-packages'

const width = 120
const head = `# Notice

What is shipped with this platform and made by others, by licence. \`npm run tool -- notice\` writes this file from the lock files, and a
test holds it against them. The text of each licence is in its package.

## Not from a package

- Fonts, made from packages of Fontsource (SIL Open Font License 1.1): Libre Caslon Condensed, Source Serif 4, Hanken Grotesk. Their
  licences are in \`static/fonts\`.
`

/** What a person who passes the platform on must say of others' work in it. */
export function printNotice(packages: readonly LockedPackage[]): string {
  const byLicence = new Map<string, string[]>()
  for (const { name, version, licence = 'unknown', isShipped } of packages) {
    if (isShipped) byLicence.set(licence, [...(byLicence.get(licence) ?? []), `${name} ${version}`])
  }
  const parts = [...byLicence]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([licence, names]) => `## ${licence}\n\n${wrap(names)}\n`)
  return [head, ...parts].join('\n')
}

function wrap(names: readonly string[]): string {
  const lines: string[] = []
  let line = ''
  for (const [position, name] of names.entries()) {
    const next = `\`${name}\`${position === names.length - 1 ? '' : ','}`
    if (line !== '' && line.length + next.length + 1 > width) {
      lines.push(line)
      line = next
    } else line = line === '' ? next : `${line} ${next}`
  }
  return [...lines, line].join('\n')
}
