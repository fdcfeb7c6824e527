/** @jest-environment jsdom */
import { render } from '@testing-library/react'
import axe from 'axe-core'
import { type ReactElement } from 'react'
import { examples as condition } from '../../../src/ui/condition/condition.examples'
import { examples as mark } from '../../../src/ui/mark/mark.examples'
import { examples as quill } from '../../../src/ui/quill/quill.examples'

const components: Record<string, Record<string, ReactElement>> = { condition, mark, quill }
const all = Object.entries(components).flatMap(([component, examples]) =>
  Object.entries(examples).map(([example, element]) => ({ component, example, element })),
)

describe('every example of every component', () => {
  it.each(all)('$component, $example, has no fault that axe can find (Q-1)', async ({ element }) => {
    const { container } = render(<main>{element}</main>)

    // Contrast needs a real browser; the journeys look at it there.
    const { violations } = await axe.run(container, { rules: { 'color-contrast': { enabled: false } } })

    expect(violations.map(({ id, help }) => `${id}: ${help}`)).toEqual([])
  })
})
