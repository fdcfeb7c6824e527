/** @jest-environment jsdom */
import { act, render } from '@testing-library/react'
import { useOnline } from '../../../src/shell/session/use-online'

const setOnline = (isOnline: boolean) =>
  act(() => {
    Object.defineProperty(navigator, 'onLine', { value: isOnline, configurable: true })
    window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'))
  })

function Badge() {
  return <p>{useOnline() ? '' : 'You are offline'}</p>
}

describe('whether there is a network', () => {
  it('is said as long as there is none, and again with each loss (X-18)', () => {
    const { container } = render(<Badge />)
    const said = [false, true, false].map((isOnline) => {
      setOnline(isOnline)
      return container.textContent
    })

    expect(said).toEqual(['You are offline', '', 'You are offline'])
  })

  it('is known to a page that is opened without one (X-18)', () => {
    setOnline(false)

    expect(render(<Badge />).container.textContent).toBe('You are offline')
  })
})
