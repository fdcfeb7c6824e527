/** @jest-environment jsdom */
import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import { type Head } from '../../../src/shell/head/plan-head'
import { Screens, useNewScreen } from '../../../src/shell/session/screens/screens'
import { user } from '../../support/user'

afterEach(cleanup)

const head: Head = { lang: 'en', dir: 'ltr', title: 'Account | The Firm', tags: [] }

function Place({ at, isHere }: { at: string; isHere: boolean }) {
  useNewScreen(at)
  return (
    <main>
      {isHere ? <h1>{at}</h1> : <p>Loading</p>}
      <button type="button">Go</button>
    </main>
  )
}

const page = (at: string, isHere: boolean) => (
  <Screens head={head} title="Account" expected={undefined}>
    <Place at={at} isHere={isHere} />
  </Screens>
)

describe('a screen that is fetched when it is opened (AC-10)', () => {
  it('begins at its heading once that is there, after a click', async () => {
    const { rerender } = render(page('Contacts', true))
    await user.click(screen.getByRole('button', { name: 'Go' }))
    rerender(page('Insights', false))
    await act(() => Promise.resolve())

    expect(document.activeElement?.textContent).toBe('Go')
    rerender(page('Insights', true))
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Insights'))
  })

  it('is said once its heading is there, on a page that was only opened', async () => {
    const { rerender } = render(page('Contacts', false))

    expect(screen.getByRole('status').textContent).toBe('')
    rerender(page('Contacts', true))
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe('Contacts'))
  })
})
