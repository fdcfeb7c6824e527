/** @jest-environment jsdom */
import { render } from '@testing-library/react'
import { findFaultsIn } from '../../support/browser/find-faults-in'
import { toElement } from '../../support/browser/to-element'
import { whole } from '../../support/content/firm-rows'
import { planFrom } from '../../support/content/planned-pages'

const ofEachTemplate = new Map([...planFrom(whole).pages.values()].map((page) => [page.template, page]))

describe('a page of every template', () => {
  it.each([...ofEachTemplate.values()])('$template has no fault that axe can find (Q-1)', async (page) => {
    const { container } = render(toElement(page))

    expect(await findFaultsIn(container, 'page')).toEqual([])
  })
})
