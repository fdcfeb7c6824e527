import { type GatsbySSR } from 'gatsby'
import { isDevelop } from './src/config/is-develop'
import { ownWays } from './src/config/own-ways'
import { toPageSettings } from './src/config/page-settings'
import { readSetting, settingsElement } from './src/config/read-setting'
import { needsAt } from './src/routes/route-at'
import { isShell } from './src/routes/shells'
import { firstScriptsOf } from './src/shell/first-scripts'
import './src/shell/styles'

/** The path of `src/enhance`, put together and named by `src/gatsby/enhance-pages.ts`. */
declare const ENHANCEMENT: string

/** The settings that browsers read, in every page: none is compiled into a script. */
function Settings({ path }: { path: string }) {
  // Under `gatsby develop` one page stands for all.
  const text = toPageSettings(readSetting, { hasSession: isDevelop() || needsAt(path).includes('session') })
  return <script {...settingsElement} dangerouslySetInnerHTML={{ __html: text }} />
}

/**
 * Pages are complete without Gatsby's scripts, which gatsby-plugin-script-on-demand has left out: a small one of ours is
 * sent with them, which waits for the page. What is drawn in the browser keeps Gatsby's.
 */
export const onPreRenderHTML: GatsbySSR['onPreRenderHTML'] = ({ pathname, ...parts }) => {
  const settings = <Settings key="settings" path={pathname} />
  const head = [...parts.getHeadComponents(), settings]
  if (isDevelop())
    parts.replaceHeadComponents(head) // every page is drawn in the browser
  else if (isShell(pathname)) {
    const first = firstScriptsOf(pathname, { hasRecaptcha: ownWays.recaptcha })
    parts.replaceHeadComponents([
      ...first.map((text) => <script key={text} dangerouslySetInnerHTML={{ __html: text }} />),
      ...head,
    ])
  } else parts.replaceHeadComponents([...head, <script key="enhancement" type="module" src={ENHANCEMENT} />])
}
