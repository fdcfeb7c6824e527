import { resolve } from 'node:path'
import { type CreatePagesArgs } from 'gatsby'
import { views } from '../plan/views/all-views'

/** Pages that no release takes in; `services/releases/read-folder.ts` leaves it out. */
const unpublishedFolder = '/__templates'

export const templateOf = (name: string): string => resolve(`src/templates/${name}.tsx`)

/** Gatsby compiles only templates that have pages, and the first item of a kind may be published long after the build. */
export function compileAll({ createPage }: CreatePagesArgs['actions']): void {
  for (const { route } of views) {
    createPage({ path: `${unpublishedFolder}/${route}`, component: templateOf(route), context: {} })
  }
}
