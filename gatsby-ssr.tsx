import { type GatsbySSR } from 'gatsby'
import { isDevelop } from './src/config/is-develop'
import { ownWays } from './src/config/own-ways'
import { isShell } from './src/routes/shells'
import { firstScriptsOf } from './src/shell/first-scripts'
import './src/shell/styles'

/** The path of `src/enhance`, put together and named by `src/gatsby/enhance-pages.ts`. */
declare const ENHANCEMENT: string

/**
 * Pages are complete without Gatsby's scripts, which gatsby-plugin-script-on-demand has left out: a small one of ours is
 * sent with them, which waits for the page. What is drawn in the browser keeps Gatsby's.
 */
export const onPreRenderHTML: GatsbySSR['onPreRenderHTML'] = (parts) => {
  if (isDevelop()) return // every page is drawn in the browser
  if (isShell(parts.pathname)) {
    const first = firstScriptsOf(parts.pathname, { hasRecaptcha: ownWays.recaptcha })
    parts.replaceHeadComponents([
      ...first.map((text) => <script key={text} dangerouslySetInnerHTML={{ __html: text }} />),
      ...parts.getHeadComponents(),
    ])
    return
  }
  const own = <script key="enhancement" type="module" src={ENHANCEMENT} />
  parts.replaceHeadComponents([...parts.getHeadComponents(), own])
}
