/** @jest-environment jsdom */
import { act, cleanup, render, screen } from '@testing-library/react'
import { mainWords } from '../../../src/i18n/words'
import { UnsavedForm } from '../../../src/shell/session/unsaved-form'
import { theSession } from '../../../src/shell/session/use-session'
import { user } from '../../support/user'

const words = mainWords('en')
const moment = () => act(() => new Promise((done) => setTimeout(done, 5)))
const company = () => screen.getByLabelText<HTMLInputElement>('Company')

async function open() {
  const { unsaved } = theSession()
  jest.spyOn(unsaved, 'find').mockReturnValue({ company: 'Half a na' })
  const { container } = render(
    <UnsavedForm locale="en" name="work" label="Work" onSend={() => undefined}>
      <label htmlFor="title">Title</label>
      <input id="title" name="title" />
      <label htmlFor="company">Company</label>
      <input id="company" name="company" />
    </UnsavedForm>,
  )
  const before = container.querySelector('[role=status]')?.textContent
  await screen.findByText(words('unsaved.title'))
  return { before, place: container.querySelector('[role=status]') }
}

const press = async (name: string) => {
  await user.click(screen.getByRole('button', { name }))
  await moment()
}

afterEach(() => {
  cleanup()
  jest.restoreAllMocks()
})

describe('the offer of what somebody had filled in', () => {
  it('is read aloud: it comes into a place that was there before it (X-14)', async () => {
    const { before, place } = await open()

    expect(before).toBe('')
    expect(place?.textContent).toContain(words('unsaved.title'))
  })

  it('leads into the form, where what was typed stands again (X-14)', async () => {
    const { place } = await open()
    await press(words('unsaved.restore'))

    expect([company().value, document.activeElement === company(), place?.textContent]).toEqual(['Half a na', true, ''])
  })
})
