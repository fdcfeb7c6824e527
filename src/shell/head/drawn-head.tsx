import { useEffect } from 'react'
import { HeadTags } from './head'
import { type Head } from './plan-head'
import { keepTitle, shownTitle } from './shown-title'

type Given = { pageContext: { props?: { head: Head } } }

/** The head of a page that is drawn in the browser: as it was built, under the title of what is shown. */
export function DrawnHead({ pageContext: { props } }: Given) {
  useEffect(keepTitle)
  return props ? <HeadTags head={{ ...props.head, title: shownTitle() ?? props.head.title }} /> : null
}
