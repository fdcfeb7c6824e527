/** @jest-environment jsdom */
import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import { Press } from '../../../src/shell/session/press'
import { user } from '../../support/user'

/** Something that is settled when the test says so. */
function openAction() {
  let settle: () => void = () => undefined
  const action = jest.fn(() => new Promise<void>((done) => void (settle = done)))
  const finish = async () => {
    settle()
    // What follows is done when the screen has been drawn again.
    await act(() => new Promise((done) => setTimeout(done, 5)))
  }
  return { action, finish }
}

const button = () => screen.getByRole('button')
const isBusy = () => button().getAttribute('aria-disabled') === 'true'
const press = () => user.click(button())
const bringBack = (persisted: boolean) =>
  act(() => {
    for (const name of ['pagehide', 'pageshow']) window.dispatchEvent(Object.assign(new Event(name), { persisted }))
  })

afterEach(cleanup)

describe('a button that is pressed', () => {
  it('is busy until it is done, in its place and with the focus, and a second press does nothing (R-DAS-09)', async () => {
    const { action, finish } = openAction()
    render(<Press onPress={action}>Send</Press>)
    await press()
    await press()
    expect([action.mock.calls.length, isBusy(), document.activeElement === button()]).toEqual([1, true, true])
    await finish()
    await waitFor(() => expect(isBusy()).toBe(false))
    expect(document.activeElement).toBe(button())
    await press()
    expect(action).toHaveBeenCalledTimes(2)
  })

  it('stays busy while the page is left, and is as before when the page is brought back (R-AUT-02)', async () => {
    const { action, finish } = openAction()
    render(
      <Press onPress={action} leaves>
        Create
      </Press>,
    )
    await press()
    await finish()
    await press()
    expect([action.mock.calls.length, isBusy()]).toEqual([1, true])
    bringBack(false)
    expect(isBusy()).toBe(true)
    bringBack(true)
    expect(isBusy()).toBe(false)
  })

  it('is no longer busy ten seconds after a page that was not left after all (R-AUT-02)', async () => {
    jest.useFakeTimers()
    render(
      <Press onPress={() => undefined} leaves>
        Create
      </Press>,
    )
    await press()
    await act(() => jest.advanceTimersByTimeAsync(9000))
    expect(isBusy()).toBe(true)
    await act(() => jest.advanceTimersByTimeAsync(1500))
    expect(isBusy()).toBe(false)
    jest.useRealTimers()
  })

  it('hands the focus to the heading of its part where what it did took it away (X-5)', async () => {
    const { action, finish } = openAction()
    const Page = ({ isThere }: { isThere: boolean }) => (
      <main>
        <h1>Welcome</h1>
        <section>
          <h2>Your products</h2>
          {isThere ? <Press onPress={action}>Try again</Press> : <p>None yet</p>}
        </section>
      </main>
    )
    const { rerender } = render(<Page isThere />)
    await press()
    rerender(<Page isThere={false} />)
    await finish()
    expect(document.activeElement?.textContent).toBe('Your products')
  })

  it('hands it to the heading of the page where the whole part went (AC-8)', async () => {
    const { action, finish } = openAction()
    const Page = ({ isThere }: { isThere: boolean }) => (
      <main>
        <h1>What you keep</h1>
        {isThere ? (
          <section>
            <h2>Removed</h2>
            <Press onPress={action}>Bring back</Press>
          </section>
        ) : null}
      </main>
    )
    const { rerender } = render(<Page isThere />)
    await press()
    rerender(<Page isThere={false} />)
    await finish()
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'What you keep' }))
  })
})
