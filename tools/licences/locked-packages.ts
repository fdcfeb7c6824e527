import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod'
import { root } from '../../src/config/root'
import { unsaid } from './allowed'

export const lockFiles = ['package-lock.json', 'services/cms/package-lock.json'].map((path) => join(root, path))

const entry = z.object({
  name: z.string().optional(),
  version: z.string().optional(),
  license: z.string().optional(),
  resolved: z.string().optional(),
  integrity: z.string().optional(),
  dev: z.boolean().default(false),
  link: z.boolean().default(false),
})
const lock = z.object({ packages: z.record(z.string(), entry) })

export type LockedPackage = {
  name: string
  version: string
  /** An SPDX expression; undefined where a package says none. */
  licence: string | undefined
  integrity: string | undefined
  /** Whether a production has it; what only engineers have is passed on to nobody. */
  isShipped: boolean
}

/** Every package of these lock files, each version once. */
export function readPackages(texts = lockFiles.map((file) => readFileSync(file, 'utf8'))): LockedPackage[] {
  const found = new Map<string, LockedPackage>()
  for (const text of texts) {
    for (const [path, { version = '', license, integrity, dev, link, name }] of Object.entries(
      lock.parse(JSON.parse(text)).packages,
    )) {
      if (path === '' || link) continue
      const own = name ?? path.replace(/^.*node_modules\//, '')
      const known = found.get(`${own}@${version}`)
      const licence = license ?? unsaid[own]
      found.set(`${own}@${version}`, {
        ...{ name: own, version, licence, integrity },
        isShipped: !dev || (known?.isShipped ?? false),
      })
    }
  }
  return [...found.values()].sort((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1))
}

export const keyOf = ({ name, version }: LockedPackage): string => `${name}@${version}`
