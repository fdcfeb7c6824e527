/** @jest-environment jsdom */
import { join } from 'node:path'
import { render } from '@testing-library/react'
import { findFaultsIn } from '../../support/browser/find-faults-in'
import { setPhone } from '../../support/browser/screen-width'
import { collectExamples } from '../../support/browser/ui-examples'

const all = ['ui', 'shell'].flatMap((layer) => collectExamples(join(__dirname, '../../../src', layer)))

beforeAll(() => setPhone(false))

describe('every example of every component', () => {
  it.each(all)('$component, $example, has no fault that axe can find (Q-1)', async ({ element }) => {
    const { container } = render(element)

    expect(container.innerHTML).not.toBe('')
    expect(await findFaultsIn(container, 'example')).toEqual([])
  })
})
