/** @jest-environment jsdom */
import { render } from '@testing-library/react'
import axe from 'axe-core'
import { whole } from '../../support/firm-rows'
import { planFrom, toElement } from '../../support/planned-pages'

// Contrast needs a real browser.
const rules = { 'color-contrast': { enabled: false } }

const ofEachTemplate = new Map([...planFrom(whole).pages.values()].map((page) => [page.template, page]))

describe('a page of every template', () => {
  it.each([...ofEachTemplate.values()])('$template has no fault that axe can find (Q-1)', async (page) => {
    const { container } = render(toElement(page))

    const { violations } = await axe.run(container, { rules })

    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html ?? ''}`)).toEqual([])
  })
})
