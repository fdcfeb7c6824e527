/** @jest-environment jsdom */
import { render, waitFor } from '@testing-library/react'
import { DrawnHead } from '../../../src/shell/head/drawn-head'
import { headDebounceMs, showTitle, shownTitle } from '../../../src/shell/head/shown-title'

describe('the head of a page that the browser draws', () => {
  it('follows the title of what is drawn, after 10 ms in which several changes are one (K-7)', async () => {
    jest.useFakeTimers()
    showTitle('Tableau de bord | Firm')
    showTitle('Sécurité | Firm')
    await jest.advanceTimersByTimeAsync(headDebounceMs - 1)
    expect(document.title).toBe('')
    await jest.advanceTimersByTimeAsync(1)
    expect(document.title).toBe('Sécurité | Firm')
    jest.useRealTimers()
    expect(headDebounceMs).toBe(10)
  })

  it('keeps that title when the head is written again with the one of a moment before (K-7)', async () => {
    showTitle('Sécurité | Firm')
    const { rerender } = render(<DrawnHead pageContext={{}} />)
    await waitFor(() => expect(document.title).toBe(shownTitle()))
    document.title = 'Votre compte | Firm'
    rerender(<DrawnHead pageContext={{}} />)

    await waitFor(() => expect(document.title).toBe('Sécurité | Firm'))
  })
})
