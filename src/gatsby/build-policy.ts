import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type CompiledPolicy } from '../plan/plan-policy'
import { toHashSource } from '../plan/to-hash-source'
import { shellPlaces } from '../routes/shells'
import { isFirstScript } from '../shell/first-scripts'

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

/** Gatsby writes every style sheet into the pages: the policy allows exactly these texts. */
function readStyles(folder: string): string[] {
  const sheets = readdirSync(folder).filter((name) => /^styles\..*\.css$/.test(name))
  return sheets.map((name) => toHashSource(readFileSync(join(folder, name))))
}
