import { type ReactNode } from 'react'

type Part = { type?: unknown; key?: unknown; props?: { rel?: string; as?: string; sliceId?: string; type?: string } }

/** Gatsby's own scripts, and the hints that fetch them early. */
export function isScript(node: ReactNode): boolean {
  const { type, key, props } = (node ?? {}) as Part
  const name = typeof type === 'function' ? type.name : type
  // Data for search engines is no script.
  if (name === 'script') return props?.type !== 'application/ld+json'
  if (props?.rel === 'preload' && props.as === 'script') return true
  return (
    (typeof key === 'string' && key.includes('script')) || name === 'SlicesMap' || props?.sliceId === '_gatsby-scripts'
  )
}

/** What Gatsby's router needs in the browser; its styles stand in the elements, which the policy of the pages forbids. */
export const withoutRouter = (html: string): string =>
  html.replace(' style="outline:none"', '').replace(/<div id="gatsby-announcer"[^>]*><\/div>/, '')
