import { createElement, type ReactElement } from 'react'

type Given = { pageContext: { props: unknown } }
type Template = { default: (given: Given) => ReactElement }

/** A page's body as the build writes it: its template is given nothing but what survives a file. */
export function toElement({ template, context }: { template: string; context: unknown }): ReactElement {
  // eslint-disable-next-line @typescript-eslint/no-require-imports -- found by the route's name, as Gatsby does
  const { default: Page } = require(`../../../src/templates/${template}.tsx`) as Template
  return createElement(Page, { pageContext: { props: JSON.parse(JSON.stringify(context)) as unknown } })
}
