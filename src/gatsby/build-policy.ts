import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { type CompiledPolicy } from '../plan/plan-policy'
import { toHashSource } from '../plan/to-hash-source'
import { shellPlaces, shellTemplate } from '../routes/shells'
import { isFirstScript } from '../shell/first-scripts'
import { unpublishedFolder } from './unpublished'

const inlineScript = /<script(?![^>]*\bsrc=)([^>]*)>(.*?)<\/script>/gs

/** The scripts that stand in a page; data is none. */
const inlineScriptsIn = (html: string): string[] =>
  [...html.matchAll(inlineScript)]
    .filter(([, attributes = '']) => !/application\/(ld\+)?json/.test(attributes))
    .map(([, , text = '']) => text)

/** Their digests. */
export const findInlineScripts = (html: string): string[] => inlineScriptsIn(html).map(toHashSource)

/** Reads from a finished build what the policies of its pages must allow, whatever the settings. */
export const readCompiledPolicy = (folder: string, shells: readonly string[]): CompiledPolicy => ({
  styles: readStyles(folder),
  scripts: Object.fromEntries(
    shells.map((path) => {
      const scripts = inlineScriptsIn(readFileSync(join(folder, path, 'index.html'), 'utf8'))
      return [path, scripts.filter((text) => !isFirstScript(text)).map((text) => toHashSource(text))]
    }),
  ),
})

/** What the policies of pages must allow of the compiled code, once the pages are written. */
export const readPolicy = (): CompiledPolicy =>
  readCompiledPolicy(
    'public',
    shellPlaces.map(({ path }) => path),
  )

/** By template: the policy allows exactly the text that stands in its pages. */
function readStyles(folder: string): Record<string, string> {
  const isSheet = (name: string) => name.endsWith('.css')
  const digestOf = (...path: string[]) => toHashSource(readFileSync(join(folder, ...path)))
  const own = readdirSync(join(folder, unpublishedFolder)).filter(isSheet)
  const ofShells = readdirSync(folder).filter((name) => isSheet(name) && name.startsWith('styles.'))
  return Object.fromEntries([
    ...own.map((name) => [basename(name, '.css'), digestOf(unpublishedFolder, name)]),
    ...ofShells.map((name) => [shellTemplate, digestOf(name)]),
  ]) as Record<string, string>
}
