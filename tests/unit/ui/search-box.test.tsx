/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'
import { SearchBox } from '../../../src/ui/search-box/search-box'

const box = (own: { isFirst?: boolean }) => (
  <SearchBox id="search_header" action="/en/search" locale="en" label="Search the site" button="Search" {...own} />
)

describe('the search in the header (C-3)', () => {
  it('is what its panel puts the reader into, where a script has drawn it as well', () => {
    render(box({ isFirst: true }))
    expect(screen.getByRole('searchbox').hasAttribute('autofocus')).toBe(true)
  })

  it('takes nobody away from where they are, on a page', () => {
    render(box({}))
    expect(screen.getByRole('searchbox').hasAttribute('autofocus')).toBe(false)
  })
})
