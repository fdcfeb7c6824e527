import { type Peer, projects } from './projects'

export type Figures = {
  pages: number
  bytesAPage: number
  wallSeconds: number
  cpuSeconds: number
  cpuMsAPage: number
  peakMb: number
}

/** `clean`: from nothing, with Gatsby; `again`: every page made again by the publisher, with all gates. */
export type Compared = {
  pages: number
  bytesAPage: number
  cores: number
  load: number
  own: { clean: Figures; again: Figures }
  peers: Partial<Record<Peer, Figures>>
}

const names: Record<Peer, string> = { gatsby: 'Gatsby', astro: 'Astro', next: 'Next.js' }
const heads = ['', 'pages', 'KB a page', 'seconds', 'CPU seconds', 'CPU ms a page', 'MB', 'CPU beside ours']

const rowOf = (name: string, figures: Figures, beside: number): string[] => [
  name,
  figures.pages.toLocaleString('en-GB'),
  (figures.bytesAPage / 1024).toFixed(1),
  figures.wallSeconds.toFixed(1),
  figures.cpuSeconds.toFixed(1),
  figures.cpuMsAPage.toFixed(2),
  String(figures.peakMb),
  (figures.cpuMsAPage / beside).toFixed(2),
]

/** A page of the documentation; as the formatter of this repository has it. */
export function writeTable({ pages, cores, load, own, peers }: Compared): string {
  const rows = [
    heads,
    rowOf('this program, every page again', own.again, own.again.cpuMsAPage),
    rowOf('this program, from nothing', own.clean, own.again.cpuMsAPage),
    ...(Object.entries(peers) as [Peer, Figures][]).map(([name, figures]) =>
      rowOf(`${names[name]} ${versionOf(name)}`, figures, own.again.cpuMsAPage),
    ),
  ]
  const widths = heads.map((_, column) => Math.max(3, ...rows.map((row) => row[column]?.length ?? 0)))
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`
  const [head = [], ...rest] = rows
  return `# Beside others

The pages of one generated site, ${pages.toLocaleString('en-GB')} of them, built by this program and, from the same pieces and styles, by others as their
guides set them up. Theirs have no plan, gates, search or release; every page again is what a change of our code costs. In one run of
\`npm run bench -- peers ${pages} --write\`, on ${cores} cores at a load of ${load.toFixed(1)}.

${line(head)}
| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |
${rest.map(line).join('\n')}
`
}

const versionOf = (name: Peer): string => projects[name].packages[name] ?? ''
