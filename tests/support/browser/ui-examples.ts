import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { type ReactElement } from 'react'

export type Example = { component: string; example: string; element: ReactElement }

/** Every example of every component of a folder: each component's file beside it is called after it. */
export function collectExamples(folder: string): Example[] {
  return readdirSync(folder).flatMap((component) => {
    const file = join(folder, component, `${component}.examples.tsx`)
    if (!existsSync(file)) return []
    // eslint-disable-next-line @typescript-eslint/no-require-imports -- found by its place, whatever it is called
    const { examples } = require(file) as { examples: Record<string, ReactElement> }
    return Object.entries(examples).map(([example, element]) => ({ component, example, element }))
  })
}
