import { createElement, type ReactNode } from 'react'
import { onPreRenderHTML } from '../../../plugins/gatsby-plugin-script-on-demand/gatsby-ssr'
import { withoutRouter } from '../../../plugins/gatsby-plugin-script-on-demand/without-scripts'

const script = createElement('script', { key: 'script-app', src: '/app.js' })
const hint = createElement('link', { key: 'hint', rel: 'preload', as: 'script', href: '/app.js' })
const data = createElement('script', { key: 'data', type: 'application/ld+json' })
const sheet = createElement('style', { key: 'styles' })
const named = createElement('style', {
  key: 'styles',
  ...({ 'data-href': '/x.css', 'data-identity': 'gatsby-global-css' } as object),
})
const slices = createElement('slice', { key: 'slices', sliceId: '_gatsby-scripts' } as object)

function leftOf(pathname: string, keep?: string[]): ReactNode[] {
  const parts = { head: [named, hint, data] as ReactNode[], body: [script, slices] as ReactNode[] }
  onPreRenderHTML(
    {
      pathname,
      getHeadComponents: () => parts.head,
      replaceHeadComponents: (nodes: ReactNode[]) => (parts.head = nodes),
      getPostBodyComponents: () => parts.body,
      replacePostBodyComponents: (nodes: ReactNode[]) => (parts.body = nodes),
    },
    keep ? { keep } : {},
  )
  return [...parts.head, ...parts.body]
}

describe('gatsby-plugin-script-on-demand', () => {
  it('leaves scripts and their hints out, and keeps data and styles, these without a name', () => {
    expect(leftOf('/en')).toEqual([sheet, data])
  })

  it('keeps everything on the pages that ask for it, and on no page below them', () => {
    expect(leftOf('/auth', ['/auth'])).toEqual([named, hint, data, script, slices])
    expect(leftOf('/auth/callback', ['/auth'])).toEqual([sheet, data])
  })

  it("takes away the router's markup", () => {
    const announcer = '<div id="gatsby-announcer" aria-live="assertive"></div>'

    expect(withoutRouter(`<div style="outline:none"><p>Words</p></div>${announcer}`)).toBe('<div><p>Words</p></div>')
  })
})
