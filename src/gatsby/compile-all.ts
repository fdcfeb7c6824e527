import { resolve } from 'node:path'
import { type CreatePagesArgs } from 'gatsby'
import { type PlannedShell, planShells } from '../plan/plan-shells'
import { Content } from '../plan/store/content'
import { views } from '../plan/views/all-views'
import { shellTemplate } from '../routes/shells'
import { unpublishedFolder } from './unpublished'

type Actions = CreatePagesArgs['actions']

export const templateOf = (name: string): string => resolve(`src/templates/${name}.tsx`)

/** As it is written down: Gatsby keeps what it is given. */
export const toPlain = <Value>(value: Value): Value => JSON.parse(JSON.stringify(value)) as Value

/** Gatsby compiles only templates that have pages, and the first item of a kind may be published long after the build. */
export function compileAll({ createPage }: Actions): void {
  for (const { route } of views)
    createPage({ path: `/${unpublishedFolder}/${route}`, component: templateOf(route), context: {} })
}

/** Gatsby compiles the addresses at which it draws in the browser into its scripts. */
export function createShells({ createPage }: Actions, shells: readonly PlannedShell[]): void {
  for (const { path, matchPath, context } of shells) {
    createPage({ path, matchPath, component: templateOf(shellTemplate), context: { props: toPlain(context) } })
  }
}

/** All that there must be so that the code of any content is compiled. What the pages say is rendered by publishers. */
export function createCodePages({ actions }: { actions: Actions }): void {
  compileAll(actions)
  createShells(actions, planShells(new Content(), { now: new Date(0).toISOString(), origin: 'http://nowhere.invalid' }))
}
