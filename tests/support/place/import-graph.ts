import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import ts from 'typescript'
import { root } from '../../../src/config/root'
import { listFiles } from './list-files'

/** Which files a file imports, types included; packages are not in it. */
export type ImportGraph = ReadonlyMap<string, readonly string[]>

const endings = ['', '.ts', '.tsx', '.mjs', '.d.ts']

export function readImportGraph(folders: readonly string[]): ImportGraph {
  const files = new Set(listFiles(folders).filter((path) => /\.(tsx?|mjs)$/.test(path)))
  return new Map([...files].map((path) => [path, importsOf(path, files)]))
}

function importsOf(path: string, files: ReadonlySet<string>): string[] {
  const { importedFiles } = ts.preProcessFile(readFileSync(join(root, path), 'utf8'), true, true)
  return importedFiles.flatMap(({ fileName }) => {
    if (!fileName.startsWith('.')) return []
    const target = join(dirname(path), fileName)
    const found = endings.map((ending) => target + ending).find((one) => files.has(one))
    return found ?? []
  })
}

/** The groups of files that import one another, each sorted: Tarjan's strongly connected components of two or more. */
export function findCircles(graph: ImportGraph): string[][] {
  const order = new Map<string, number>()
  const low = new Map<string, number>()
  const open: string[] = []
  const circles: string[][] = []
  const visit = (path: string): number => {
    const own = order.size
    order.set(path, own)
    open.push(path)
    let least = own
    for (const next of graph.get(path) ?? []) {
      if (!order.has(next)) least = Math.min(least, visit(next))
      else if (open.includes(next)) least = Math.min(least, low.get(next) ?? order.get(next) ?? own)
      low.set(path, least)
    }
    low.set(path, least)
    if (least < own) return least
    const members = open.splice(open.indexOf(path))
    if (members.length > 1 || graph.get(path)?.includes(path)) circles.push(members.sort())
    return least
  }
  for (const path of graph.keys()) if (!order.has(path)) visit(path)
  return circles.sort()
}
