const { createElement } = require('react')

/** Gatsby's own scripts, and the hints that fetch them early. */
exports.isScript = (node) => {
  const { type, key, props } = node ?? {}
  const name = typeof type === 'function' ? type.name : type
  // Data for search engines is no script.
  if (name === 'script') return props?.type !== 'application/ld+json'
  if (props?.rel === 'preload' && props.as === 'script') return true
  return (
    (typeof key === 'string' && key.includes('script')) || name === 'SlicesMap' || props?.sliceId === '_gatsby-scripts'
  )
}

/** What Gatsby's router needs in the browser; its styles stand in the elements, which a strict policy forbids. */
exports.withoutRouter = (html) =>
  html.replace(' style="outline:none"', '').replace(/<div id="gatsby-announcer"[^>]*><\/div>/, '')

/** A style sheet without its names, by which only scripts find it. */
exports.withoutNames = (node) => {
  const { type, key, props } = node ?? {}
  if (type !== 'style') return node
  const kept = Object.entries(props).filter(([name]) => name !== 'data-href' && name !== 'data-identity')
  return createElement(type, { key, ...Object.fromEntries(kept) })
}
