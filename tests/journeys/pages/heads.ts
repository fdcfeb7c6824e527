import { type Browser } from 'playwright-core'
import { mainWords } from '../../../src/i18n/words'
import { type PlannedPage } from '../../../src/plan/plan-site'
import { href } from '../../../src/routes/href'
import { openBrowserAt, type SignInSite, until } from '../../support/identity/sign-in-site'
import { SigningIn } from '../../support/identity/signing-in'
import { planned } from './planned'

type Tag = { element: string; attributes: Record<string, string> }

/** What is in the head, but for what every page brings along. */
const readTags = `[...document.head.querySelectorAll('meta[name], meta[property], link[rel=canonical], link[rel=alternate]')]
  .filter(({ name }) => name !== 'viewport' && name !== 'generator')
  .map((tag) => tag.localName + ' ' + (tag.getAttribute('name') ?? tag.getAttribute('property') ?? tag.rel + ' ' + tag.hreflang))`

const nameTag = ({ element, attributes }: Tag): string =>
  `${element} ${attributes['name'] ?? attributes['property'] ?? `${attributes['rel'] ?? ''} ${attributes['hreflang'] ?? ''}`}`

const namesIn = ({ context: { head } }: PlannedPage): string[] =>
  head.tags.filter(({ element }) => element !== 'script').map(nameTag)

/** Heads are written by Gatsby, where a page is built and where the browser draws it; there the title follows what is shown. */
export function describeHeads(where: () => { browser: Browser; site: SignInSite }): void {
  let me: SigningIn
  beforeEach(async () => {
    const { browser, site } = where()
    me = new SigningIn(site, await openBrowserAt(browser, site))
  })
  afterEach(() => me.at.context.close())

  const path = href('people', 'fr-fr')
  const everywhere = ['meta color-scheme']

  it('has the head of a built page as it was planned, with the page’s script at work (N6, Q-3)', async () => {
    const { page } = me
    const people = planned.pages.get(path)
    if (!people) throw new Error(`No page is planned at ${path}`)
    await page.goto(path)

    expect(await page.title()).toBe(people.context.head.title)
    expect((await page.evaluate<string[]>(readTags)).sort()).toEqual([...everywhere, ...namesIn(people)].sort())
    expect(await page.locator('html').getAttribute('lang')).toBe('fr-FR')
  })

  it.each(['fr-fr', 'zh-cn'] as const)(
    'keeps the head of pages that the browser draws, in %s, after loading and after going on within them (N6, Q-3)',
    async (locale) => {
      const { page } = me
      const words = mainWords(locale)
      const read = async () => ({
        title: await page.title(),
        tags: (await page.evaluate<string[]>(readTags)).sort(),
        lang: await page.locator('html').getAttribute('lang'),
      })
      await me.signIn(href('dashboard', locale))
      await me.overview(locale)
      const drawn = await read()
      expect(drawn.tags.filter((tag) => tag === 'meta robots')).toHaveLength(1)
      expect(drawn.tags.filter((tag) => tag.startsWith('link canonical'))).toHaveLength(1)

      await page.getByRole('link', { name: words('dashboard.profile'), exact: true }).click()
      await page.getByRole('link', { name: words('dashboard.security') }).click()
      await me.heading(words('security.title'))
      await until(async () => (await page.title()) !== drawn.title)
      const after = await read()
      expect(after).toEqual({ ...drawn, title: after.title })
      expect(after.title).toContain(words('security.title'))

      await page.reload()
      await me.heading(words('security.title'))
      expect(await read()).toEqual(after)
      // The profile opens at the person's details.
      await page.goBack()
      await me.heading(words('dashboard.details'))
      await page.goBack()
      await me.overview(locale)
      await until(async () => (await page.title()) === drawn.title)
      expect(await read()).toEqual(drawn)
    },
  )
}
