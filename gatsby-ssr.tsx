import { type GatsbySSR } from 'gatsby'
import { renderToString } from 'react-dom/server'
import { envPublic } from './src/config/env-public'
import './src/shell/styles'
import { isScript, withoutRouter } from './src/shell/without-scripts'

/** Nothing in a page waits for anything, so it can be rendered at once. */
export const replaceRenderer: GatsbySSR['replaceRenderer'] = ({ bodyComponent, replaceBodyHTMLString }) => {
  replaceBodyHTMLString(withoutRouter(renderToString(bodyComponent)))
}

/** Pages are complete without a script: none of Gatsby's is sent with them, and a small one of ours that asks for more. */
export const onPreRenderHTML: GatsbySSR['onPreRenderHTML'] = (parts) => {
  const main = <script key="main-script" type="module" src={envPublic.mainScript} />
  parts.replaceHeadComponents([...parts.getHeadComponents().filter((node) => !isScript(node)), main])
  parts.replacePostBodyComponents(parts.getPostBodyComponents().filter((node) => !isScript(node)))
}
