/** @jest-environment jsdom */
import { cleanup, render, screen } from '@testing-library/react'
import { later } from '../../../src/features/navigator/fetched/later'
import { loadSignedInWords, type SignedInWords } from '../../../src/i18n/load/load-signed-in-words'
import { user } from '../../support/user'

type Props = { partWords: SignedInWords; text: string }
const Said = ({ text }: Props) => <p>{text}</p>

afterEach(cleanup)

describe('a panel that is fetched when it is opened', () => {
  it('says so when it does not arrive, and is fetched once more at a press (NV-1, NV-2)', async () => {
    const partWords = await loadSignedInWords('en', [])
    const asked: string[] = []
    const Panel = later<Props>(() => {
      asked.push('panel')
      return asked.length === 1 ? Promise.reject(new Error('offline')) : Promise.resolve(Said)
    })
    const { unmount } = render(<Panel partWords={partWords} text="Version 2" />)
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toBe(partWords('problem.network'))
    await user.click(screen.getByRole('button', { name: partWords('card.retry') }))
    expect(await screen.findByText('Version 2')).not.toBeNull()

    // Opened a second time it is there at once.
    unmount()
    render(<Panel partWords={partWords} text="Version 1" />)
    expect(screen.getByText('Version 1')).not.toBeNull()
    expect(asked).toHaveLength(2)
  })
})
