/** @jest-environment jsdom */
import { render, waitFor } from '@testing-library/react'
import { HelmetHead } from '../../../src/shell/head/helmet-head'

const head = { lang: 'fr-FR', dir: 'ltr' as const, title: 'Votre compte | Firm', tags: [] }

describe('the head of a page that the browser draws', () => {
  it('follows the title of what is drawn (K-7)', async () => {
    const { rerender } = render(<HelmetHead head={head} title="Tableau de bord | Firm" />)
    await waitFor(() => expect(document.title).toBe('Tableau de bord | Firm'))
    rerender(<HelmetHead head={head} title="Sécurité | Firm" />)

    await waitFor(() => expect(document.title).toBe('Sécurité | Firm'))
    expect(document.documentElement.lang).toBe('fr-FR')
  })
})
