import { type GatsbySSR } from 'gatsby'
import { renderToString } from 'react-dom/server'
import { authShells, isShell } from './src/routes/shells'
import { fragmentScript, scriptPolicyScript } from './src/shell/fragment-script'
import './src/shell/styles'
import { isScript, withoutRouter } from './src/shell/without-scripts'

/** Nothing in a page waits for anything, so it can be rendered at once. */
export const replaceRenderer: GatsbySSR['replaceRenderer'] = ({ bodyComponent, replaceBodyHTMLString }) => {
  replaceBodyHTMLString(withoutRouter(renderToString(bodyComponent)))
}

/** Pages are complete without a script: none is sent with them. What is drawn in the browser keeps Gatsby's. */
export const onPreRenderHTML: GatsbySSR['onPreRenderHTML'] = (parts) => {
  if (isShell(parts.pathname)) {
    const isReturn = authShells.some(({ path }) => path === parts.pathname)
    const first = isReturn ? [fragmentScript, scriptPolicyScript] : [scriptPolicyScript]
    parts.replaceHeadComponents([
      ...first.map((text) => <script key={text} dangerouslySetInnerHTML={{ __html: text }} />),
      ...parts.getHeadComponents(),
    ])
    return
  }
  parts.replaceHeadComponents(parts.getHeadComponents().filter((node) => !isScript(node)))
  parts.replacePostBodyComponents(parts.getPostBodyComponents().filter((node) => !isScript(node)))
}
