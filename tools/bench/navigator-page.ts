import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { build } from 'esbuild'
import { type NavColumns } from '../../src/access/nav-columns'
import { buildEnhancement } from '../../src/gatsby/enhancement'
import { launchBrowser } from '../../tests/support/browser/chromium'

const turns = 12
const round = (number: number) => Math.round(number * 10) / 10

/** The longest wait from a press or a key to the frame that shows what came of it, in a matrix of these columns. */
export async function measurePage(columns: NavColumns): Promise<{ inpMs: number }> {
  const built = await build({
    entryPoints: [join(__dirname, 'screens/navigator-screen.tsx')],
    ...{ bundle: true, write: false, format: 'iife', outdir: 'out', minify: true, jsx: 'automatic', logLevel: 'error' },
    define: { 'process.env.NODE_ENV': '"production"' },
    loader: { '.css': 'local-css' },
  })
  const fileOf = (end: string) => built.outputFiles.find(({ path }) => path.endsWith(end))?.text ?? ''
  const browser = await launchBrowser({ isWhole: true })
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
    await page.setContent('<!doctype html><html lang="en"><body></body></html>')
    await page.addStyleTag({ content: fileOf('.css') })
    await page.addScriptTag({ content: fileOf('.js') })
    await page.evaluate((given) => globalThis.openMatrix(given), columns)
    const waits: number[] = []
    for (let turn = 0; turn < turns; turn++) {
      const what = (['sort', 'narrow', 'key'] as const)[turn % 3] ?? 'key'
      waits.push(
        await page.evaluate(async (kind) => {
          const started = performance.now()
          const grid = document.querySelector('[role=grid]')
          if (kind === 'sort') grid?.querySelector<HTMLElement>('thead button')?.click()
          if (kind === 'narrow') document.getElementById('narrow')?.click()
          const cell = grid?.querySelector<HTMLElement>('[tabindex="0"]')
          if (kind === 'key') cell?.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true }))
          await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
          return performance.now() - started
        }, what),
      )
    }
    return { inpMs: round(Math.max(...waits)) }
  } finally {
    await browser.close()
  }
}

/** What somebody who may read it fetches beside what every page has, compressed. */
export function weighScripts(): { scriptsKb: number } {
  const { scripts } = buildEnhancement(join(__dirname, '../..'))
  const byName = new Map(scripts.map(({ path, text }) => [path.slice(path.lastIndexOf('/') + 1), text]))
  const fetched = new Set<string>()
  const load = (name: string): void => {
    const text = byName.get(name)
    if (text === undefined || fetched.has(name)) return
    fetched.add(name)
    // What is only fetched later (`import(…)`) is not waited for.
    for (const [, next = ''] of text.matchAll(/(?:from|import)"\.\/([^"]+)"/g)) load(next)
  }
  load('navigator-inside.js')
  const bytes = [...fetched].reduce((sum, name) => sum + brotliCompressSync(byName.get(name) ?? '').length, 0)
  return { scriptsKb: round(bytes / 1024) }
}
