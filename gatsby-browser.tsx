import './src/shell/plain-checks'
import './src/shell/styles'
import { type GatsbyBrowser } from 'gatsby'
import { type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { loadWordsOf } from './src/i18n/words-here'
import { localeAt } from './src/services/identity/home-of'
import { untilHere } from './src/shell/until-here'

/** What was built says only that it waits, so it is replaced and not taken over. */
type Draw = (element: ReactNode, container: Element | null) => void

const draw: Draw = (element, container) => {
  if (container) createRoot(container).render(element)
}

// Gatsby's types expect what React 17 answered; nothing looks at it.
export const replaceHydrateFunction = (() => draw) as unknown as GatsbyBrowser['replaceHydrateFunction']

const loadWords = () => untilHere(() => loadWordsOf(localeAt(location.pathname)))

// Gatsby waits for it, which its types do not say.
export const onClientEntry = loadWords as unknown as GatsbyBrowser['onClientEntry']

/** Where every page is drawn in the browser, what a page brings along comes when there is something to find. */
export const onInitialClientRender: GatsbyBrowser['onInitialClientRender'] = () => {
  // eslint-disable-next-line no-restricted-properties -- the bundler leaves the branch out of a build only where it sees this
  if (process.env.NODE_ENV === 'development') void import('./src/enhance/main')
}
