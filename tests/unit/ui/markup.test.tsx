import { join } from 'node:path'
import { renderToStaticMarkup } from 'react-dom/server'
import { findMarkupProblems } from '../../../src/gates/find-markup-problems'
import { collectExamples } from '../../support/browser/ui-examples'

const all = ['ui', 'shell'].flatMap((layer) => collectExamples(join(__dirname, '../../../src', layer)))

describe('every example of every component', () => {
  it.each(all)('$component, $example, is valid HTML (Q-1)', ({ element }) => {
    expect(findMarkupProblems(renderToStaticMarkup(element))).toEqual([])
  })
})
