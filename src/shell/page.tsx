import { type ReactNode } from 'react'
import { type Locale, type LocaleIn } from '../config/locales'
import { type Link } from '../ui/link'
import { HeadTags } from './head/head'
import { type Head } from './head/plan-head'
import { type Frame, Layout } from './layout/layout'
import { SaveLink } from './parts/save-link'

/** All that a template is given, and so all that its page consists of. */
export type PageContext<Props = unknown, L extends Locale = Locale> = {
  locale: L
  path: string
  head: Head
  frame: Frame
  title: string
  above: readonly Link[]
  props: Props
}

/** Undefined on the page that is only there so that its template is compiled. */
type Given<Props, L extends Locale> = { pageContext: { props?: PageContext<Props, L> } }

/** A template: what stands between header and footer. Gatsby hands over the context that the build planned. */
export function page<Props, L extends Locale = LocaleIn<'main'>>(
  Content: (context: PageContext<Props, L>) => ReactNode,
) {
  // Hot reload takes only what has the name of a component for one.
  const Page = ({ pageContext: { props } }: Given<Props, L>) =>
    props ? (
      <Layout frame={props.frame}>
        <Content {...props} />
        <SaveLink locale={props.locale} path={props.path} />
      </Layout>
    ) : null
  return Page
}

/** The head of every template. */
export const pageHead = ({ pageContext: { props } }: Given<unknown, Locale>) =>
  props ? <HeadTags head={props.head} /> : null
