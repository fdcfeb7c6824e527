import { createElement, useEffect, useState } from 'react'
import { Helmet } from 'react-helmet'
import { type Head } from './plan-head'

export const headDebounceMs = 10

/** Changes of the head that follow each other at once are one change. */
function useDebounced<Value>(value: Value): Value {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), headDebounceMs)
    return () => clearTimeout(timer)
  }, [value])
  return settled
}

/** The head of pages that are drawn in the browser, under a title of their own. */
export function HelmetHead({ head, title }: { head: Head; title: string }) {
  const said = useDebounced(title)
  const { lang, dir, tags } = head
  return (
    <Helmet>
      <html lang={lang} dir={dir} />
      <title>{said}</title>
      <meta name="color-scheme" content="light dark" />
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      {tags.flatMap(({ element, attributes }, position) =>
        element === 'script' ? [] : [createElement(element, { key: position, ...attributes })],
      )}
    </Helmet>
  )
}
