import { languageGate } from '../../../src/gates/heads'
import { fixedPages } from '../../../src/routes/fixed-pages'
import { href, hrefOf } from '../../../src/routes/href'
import { descriptionIn } from '../../support/browser/head'
import { places } from '../../support/content/firm-rows'
import { edition, options, pageAt, planFrom } from '../../support/content/planned-pages'

/** Every page that is there whatever the content, written by editors in one language alone. */
const writtenIn = (locale: 'en' | 'fr-fr') =>
  [...fixedPages.values()].map((target, position) => {
    const path = hrefOf({ ...target, locale } as Parameters<typeof hrefOf>[0])
    return edition('page', 900 + position, { locale, title: `Page ${position}`, slug: path.split('/').at(-1), path })
  })

describe('a page that is there whatever the content', () => {
  it.each(['en', 'fr-fr'] as const)(
    'written in %s alone, is named by its other languages and names them (CV-2)',
    (locale) => {
      const { pages } = planFrom([...places, ...writtenIn(locale)])
      const headAt = (path: string) => pages.get(path)?.context.head
      const problems = [...pages.values()].flatMap((page) =>
        languageGate
          .find(page as never, { origin: options.origin, headAt } as never, () => true)
          .map(({ problem }) => `${page.path}: ${problem}`),
      )

      expect(
        pages.get('/en/contact-us')?.context.head.tags.some(({ attributes }) => attributes['hreflang'] === 'fr-fr'),
      ).toBe(true)
      expect(problems).toEqual([])
    },
  )

  it.each(['en', 'fr-fr', 'zh-cn'] as const)(
    'that is a list says in %s what it lists where no editor did, and in the editor’s words where one did (Q-3)',
    (locale) => {
      const lists = ['people', 'expertise', 'services', 'sectors', 'solutions', 'insights', 'deals', 'news'] as const
      const summary = 'What an editor says of it.'
      const written = lists.map((list, position) =>
        edition('page', 950 + position, { locale, title: list, path: href(list, locale), summary }),
      )
      const own = planFrom(places)
      const others = planFrom([...places, ...written.slice(1)])
      const told = lists.map((list) => descriptionIn(pageAt(own, href(list, locale)).context.head))

      expect(told.filter((text) => !text.includes('Aldermoor Vane'))).toEqual([])
      expect(new Set(told).size).toBe(lists.length)
      expect(descriptionIn(pageAt(others, href('insights', locale)).context.head)).toBe(summary)
    },
  )
})
