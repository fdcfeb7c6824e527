import { renderToStaticMarkup } from 'react-dom/server'
import { toProductDoor } from '../../../src/access/product-door'
import { mainWords } from '../../../src/i18n/words'
import { href } from '../../../src/routes/href'
import { toElement } from '../../support/browser/to-element'
import { at, body, whole } from '../../support/content/firm-rows'
import { edition, pageAt, planFrom } from '../../support/content/planned-pages'

type Rows = Parameters<typeof planFrom>[0]

const render = (rows: Rows, path: string): string => renderToStaticMarkup(toElement(pageAt(planFrom(rows), path)))

describe('the list of products', () => {
  it('keeps tools and features apart, each with its own address (R-PRO-01)', () => {
    const { props } = pageAt(planFrom(whole), '/en/products').context

    expect(props).toMatchObject({
      tools: [{ href: '/en/products/map' }],
      features: [{ href: '/en/features/lens' }],
    })
  })

  it('says what to do when there is none (CV-7)', () => {
    const html = render([edition('settings', 1)], '/fr-fr/products')

    expect(html).toContain('Aucun produit n’est encore publié.')
    expect(html).toContain('href="/fr-fr/contact-us"')
  })
})

describe('a product', () => {
  it('leads to its parts and to what is said for it, and to whom to ask (R-FEA-01, R-PRO-01)', () => {
    const html = render(whole, '/en/features/lens')

    expect(html).toContain('href="/en/features/lens/2/history"')
    expect(html).toContain('href="/en/features/marketing/why-lens"')
    expect(html).toContain('href="/en/contact-us"')
  })

  it('has all that is above it in its trail, at any depth (R-FEA-01)', () => {
    const deep = [
      ...whole,
      edition('product', 4, at('/en/features/lens/2/history/4/marks', { title: 'Marks', parent: 2 })),
    ]

    const { above } = pageAt(planFrom(deep), '/en/features/lens/2/history/4/marks').context

    expect(above.map(({ text }) => text)).toEqual(['Products', 'Lens', 'History'])
  })

  it('leads to where it is opened, never to the tool itself (R-PRO-03)', () => {
    const html = render(whole, '/en/products/map')

    expect(html).toContain('href="/en/products/access-the-tool"')
    expect(html).not.toContain('tools.example.com')
  })
})

describe('a marketing page', () => {
  it.each(['/en/features/marketing/why-lens', '/en/products/marketing/why-map'])(
    'at %s shows its text and the way to what it is about (R-FEA-02, R-PRO-01)',
    (path) => {
      const page = pageAt(planFrom(whole), path)

      const about = path.includes('features') ? '/en/features/lens' : '/en/products/map'
      expect(page.context.props).toMatchObject({ about: { href: about } })
      expect(renderToStaticMarkup(toElement(page))).toContain('In full.')
    },
  )
})

describe('Disputes Aviator', () => {
  const path = '/en/products/disputes-aviator'

  it.each([
    ['en', 'Analytics for disputes'],
    ['fr-fr', 'L’analyse des contentieux'],
    ['zh-cn', '争议数据分析'],
  ] as const)(
    'says in %s what it does and whom to ask for it before anybody wrote about it (R-PRO-02)',
    (locale, lead) => {
      const html = render([edition('settings', 1)], `/${locale}/products/disputes-aviator`)

      expect(html).toContain(lead)
      expect(html).toContain(mainWords(locale)('products.ask'))
      expect(html).toContain(`href="${href('contact-us', locale)}"`)
    },
  )

  it('shows its editors’ words and sample, and the door at which it opens or is asked for (R-PRO-02, PM-5)', () => {
    const rows = [
      ['What is asked', 'Answer'],
      ['Months to judgment', '14'],
    ].map((cells) => ({ cells: cells.map((text) => ({ text })) }))
    const sample = { block: 'data-table', caption: 'A sample', rows }
    const launched = { permissionKey: 'disputes-aviator', launchUrl: 'https://tools.example.com/aviator' }
    const own = { title: 'Aviator', summary: 'Past cases, counted.', body: [...body, sample], ...launched }

    const html = render([edition('product', 5, at(path, own))], path)

    expect(html).toContain('Past cases, counted.')
    expect(html).toMatch(/<table[^]*A sample[^]*Months to judgment[^]*14[^]*<\/table>/)
    expect(html).toContain(`href="${toProductDoor('en', 'disputes-aviator')}"`)
    expect(html).not.toContain('tools.example.com')
    expect(html).not.toContain('Analytics for disputes')
  })
})

describe('opening a tool', () => {
  it.each([
    ['en', 'Sign in to see which of them are open to you.'],
    ['fr-fr', 'Connectez-vous pour voir ceux qui vous sont ouverts.'],
    ['zh-cn', '登录后即可查看对您开放的工具。'],
  ] as const)(
    'says in %s what it takes, and leads to the tools of the person who signs in (R-PRO-03, PM-4)',
    (locale, words) => {
      const html = render(whole, `/${locale}/products/access-the-tool`)

      expect(html).toContain(words)
      expect(html).toContain(`href="/${locale}/dashboard/products"`)
      expect(html).toContain(`href="${href('sign-up', locale)}"`)
      expect(html).toContain(`href="${href('contact-us', locale)}"`)
      expect(html).toContain('&quot;view&quot;:&quot;products&quot;')
      expect(html).not.toContain('tools.example.com')
    },
  )

  it('begins at the door of the tool, where a permission opens it (PM-5)', () => {
    const rows = [
      ...whole,
      edition(
        'product',
        5,
        at('/en/products/chart', { launchUrl: 'https://tools.example.com/chart', permissionKey: 'a&b' }),
      ),
    ]

    expect(render(rows, '/en/products/chart')).toContain('href="/en/dashboard/products?product=a%26b"')
  })
})
