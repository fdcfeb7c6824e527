import { renderToStaticMarkup } from 'react-dom/server'
import { findMarkupProblems } from '../../../src/gates/find-markup-problems'
import { toElement } from '../../support/browser/to-element'
import { whole } from '../../support/content/firm-rows'
import { planFrom } from '../../support/content/planned-pages'

const { pages, problems } = planFrom(whole)

describe('every page of a small firm', () => {
  it('is planned', () => {
    expect(problems).toEqual([])
  })

  it.each([...pages.values()])('$path is valid HTML with one h1 (Q-1)', (page) => {
    const html = renderToStaticMarkup(toElement(page))

    expect(findMarkupProblems(html)).toEqual([])
    expect(html.match(/<h1/g)).toHaveLength(1)
  })

  it.each([...pages.values()])('$path leads within itself only to what is there', (page) => {
    const html = renderToStaticMarkup(toElement(page))

    const anchors = [...html.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id)
    for (const id of anchors) expect(html).toContain(`id="${id}"`)
  })
})
