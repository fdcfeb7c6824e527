/** @jest-environment jsdom */
import { openTarget } from '../../../src/enhance/page/open-target'

const isOpen = (id: string) => document.querySelector<HTMLDetailsElement>(`#${id} details`)?.open

describe('what an address leads to', () => {
  it('is opened where it is folded, when the page comes and when the address changes (R-GEN-04)', async () => {
    document.body.innerHTML = ['one', 'two'].map((id) => `<li id="${id}"><details></details></li>`).join('')
    window.location.hash = '#one'
    openTarget()
    const changed = new Promise((resolve) => window.addEventListener('hashchange', resolve))
    expect([isOpen('one'), isOpen('two')]).toEqual([true, false])

    window.location.hash = '#two'
    await changed
    expect(isOpen('two')).toBe(true)
  })
})
