/** @jest-environment jsdom */
import { join } from 'node:path'
import { render } from '@testing-library/react'
import axe from 'axe-core'
import { collectExamples } from '../../support/ui-examples'

const all = ['ui', 'shell'].flatMap((layer) => collectExamples(join(__dirname, '../../../src', layer)))

// Contrast needs a real browser: tests/journeys/catalogue looks at it. An example stands alone, so it need not fill a page.
const rules = { 'color-contrast': { enabled: false }, region: { enabled: false } }

describe('every example of every component', () => {
  it.each(all)('$component, $example, has no fault that axe can find (Q-1)', async ({ element }) => {
    const { container } = render(element)

    const { violations } = await axe.run(container, { rules })

    expect(container.innerHTML).not.toBe('')
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
  })
})
