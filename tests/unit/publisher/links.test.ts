import { links } from '../../../services/publisher/gates/links'

const find = (body: string) =>
  links.find(
    { path: '/en', html: `<main>${body}</main>`, data: '{}' },
    { answers: (path) => ['/en', '/fr-fr/actualité', '/en/a&b'].includes(path) },
  )

describe('the gate of links', () => {
  it('passes links to what is there, to services and to other sites (N6)', () => {
    const there = [
      '/en',
      '/en#top',
      '/en?q=1',
      '/fr-fr/actualit%C3%A9',
      '/en/a&amp;b',
      '/admin',
      'https://example.com/x',
    ]

    expect(find(there.map((href) => `<a class="x" href="${href}">There</a>`).join(''))).toEqual([])
  })

  it('names each page that is linked and not there, once (N6)', () => {
    expect(find('<a href="/en/nowhere">A</a><a lang="en" href="/en/nowhere#b">B</a>')).toEqual([
      'It links to /en/nowhere, which is not there.',
    ])
  })
})
