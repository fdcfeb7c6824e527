import { type ReactNode } from 'react'
import { type Locale } from '../config/locales'
import { type Link } from '../ui/link'
import { type Head, HeadOf } from './head'
import { Layout, type Shell } from './layout'

/** All that a template is given, and so all that its page consists of. */
export type PageContext<Props = unknown, L extends Locale = Locale> = {
  locale: L
  path: string
  head: Head
  shell: Shell
  title: string
  above: readonly Link[]
  props: Props
}

type Given<Props, L extends Locale> = { pageContext: { props: PageContext<Props, L> } }

/** A template: what stands between header and footer. Gatsby hands over the context that the build planned. */
export const page =
  <Props, L extends Locale = 'en' | 'fr-fr' | 'zh-cn'>(Content: (context: PageContext<Props, L>) => ReactNode) =>
  ({ pageContext: { props } }: Given<Props, L>) => (
    <Layout locale={props.locale} shell={props.shell}>
      <Content {...props} />
    </Layout>
  )

/** The head of every template. */
export const pageHead = ({ pageContext: { props } }: Given<unknown, Locale>) => <HeadOf head={props.head} />
