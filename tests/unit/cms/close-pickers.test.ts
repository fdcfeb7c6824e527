/** @jest-environment jsdom */
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { screen, waitFor } from '@testing-library/react'
import type * as React from 'react'
import type * as ReactDom from 'react-dom/client'
import { ClosePickers } from '../../../services/cms/components/close-pickers'
import { root as folder } from '../../../src/config/root'
import { user } from '../../support/user'

type Make = (of: unknown, given: object | null, child?: React.ReactElement) => React.ReactElement

/** The CMS has a React of its own, and its picker with it. */
const own = createRequire(join(folder, 'services/cms/payload.config.ts'))
const { createRoot } = own('react-dom/client') as typeof ReactDom
const { act, createElement } = own('react') as Pick<typeof React, 'act'> & { createElement: Make }
const { default: DatePicker } = own('react-datepicker') as { default: unknown }

const pickerOf = () => document.querySelector('.react-datepicker-popper')
let closed = 0

/** As Payload's drawers hear the key: on the document, by its number. */
const drawer = (event: KeyboardEvent) => {
  // eslint-disable-next-line @typescript-eslint/no-deprecated -- what they read
  if (event.keyCode === 27) closed += 1
}

/** With its number, which the keyboard of the other tests does not have. */
const pressEscape = () => {
  const press = { key: 'Escape', keyCode: 27, bubbles: true, cancelable: true }
  act(() => void document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', press)))
}

describe('Escape in an open picker of a day', () => {
  const root = createRoot(document.body.appendChild(document.createElement('div')))

  beforeAll(async () => {
    // The tools of the tests wait for the React of the site alone, and this one complains.
    jest.spyOn(console, 'error').mockImplementation()
    document.addEventListener('keydown', drawer)
    await act(() => {
      const given = { selected: new Date('2026-05-01T12:00:00Z'), showMonthDropdown: true, dropdownMode: 'select' }
      root.render(createElement(ClosePickers, null, createElement(DatePicker, given)))
      return Promise.resolve()
    })
  })
  afterAll(() => {
    jest.restoreAllMocks()
    document.removeEventListener('keydown', drawer)
    act(() => root.unmount())
  })
  beforeEach(async () => {
    closed = 0
    await user.click(screen.getByRole('textbox'))
    await waitFor(() => expect(pickerOf()).not.toBeNull())
  })

  it('closes it, and the drawer around it only when pressed again (ED-12, 35.6)', async () => {
    pressEscape()
    await waitFor(() => expect(pickerOf()).toBeNull())
    expect(closed).toBe(0)

    pressEscape()
    expect(closed).toBe(1)
  })

  it('closes it from its list of months too, from which the picker alone would not (ED-12, 35.6)', async () => {
    await user.click(screen.getByRole('combobox'))
    expect(pickerOf()).not.toBeNull()
    pressEscape()

    await waitFor(() => expect(pickerOf()).toBeNull())
    expect(closed).toBe(0)
  })
})
