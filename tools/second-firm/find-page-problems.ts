import { launchBrowser } from '../../tests/support/browser/chromium'

const paths = ['', '/about-us', '/people', '/people/1/lucia-otero', '/locations', '/insights', '/articles/1/set-off']
const written = { en: 'ltr', es: 'ltr', ar: 'rtl' } as const
const absent = [
  '/en/products',
  '/en/products/navigator',
  '/en/graduates',
  '/fr-fr',
  '/zh-cn',
  '/en/wechat',
  '/en/remote',
]
const others = /aldermoor|solicitors regulation|\bSRA\b/i
const narrow = { width: 360, height: 800 }

/** What no page of the second firm may be: another's, of another direction, wider than a telephone, or nowhere. */
export async function findPageProblems(edge: string): Promise<string[]> {
  const problems: string[] = []
  const browser = await launchBrowser({ isWhole: true })
  const page = await (await browser.newContext({ viewport: narrow })).newPage()
  page.on('pageerror', (error) => problems.push(`${page.url()}: ${error.message}`))
  for (const [locale, direction] of Object.entries(written)) {
    for (const path of paths) {
      const address = `/${locale}${path}`
      const response = await page.goto(edge + address, { waitUntil: 'load' })
      if (response?.status() !== 200) problems.push(`${address} answers ${response?.status()}`)
      const seen = await page.evaluate(() => ({
        direction: document.documentElement.dir,
        overhang: document.documentElement.scrollWidth - document.documentElement.clientWidth,
      }))
      if (seen.direction !== direction) problems.push(`${address} is written ${seen.direction}`)
      if (seen.overhang > 0) problems.push(`${address} is ${seen.overhang} px wider than the screen`)
      const found = others.exec((await response?.text()) ?? '')
      if (found) problems.push(`${address} says ${found[0]}`)
    }
  }
  await browser.close()
  for (const path of absent) {
    const { status } = await fetch(edge + path, { redirect: 'manual' })
    if (status !== 404) problems.push(`${path} answers ${status}, not 404`)
  }
  const sitemap = await (await fetch(`${edge}/sitemap.xml`)).text()
  if (others.test(sitemap) || /fr-fr|zh-cn|graduates/.test(sitemap))
    problems.push('the sitemap lists what is another firm’s')
  return problems
}
