import { renderToStaticMarkup } from 'react-dom/server'
import { Breadcrumb } from '../../../src/ui/breadcrumb/breadcrumb'

it('is no list of nothing on a page that stands at the top (Q-1)', () => {
  const draw = (links: { href: string; text: string }[]) =>
    renderToStaticMarkup(<Breadcrumb label="You are here" links={links} />)

  expect(draw([])).toBe('')
  expect(draw([{ href: '/en/insights', text: 'Insights' }])).toContain('<a href="/en/insights">Insights</a>')
})
