import { type GatsbySSR } from 'gatsby'
import { renderToString } from 'react-dom/server'
import './src/shell/styles'
import { isScript, withoutRouter } from './src/shell/without-scripts'

/** Nothing in a page waits for anything, so it can be rendered at once. */
export const replaceRenderer: GatsbySSR['replaceRenderer'] = ({ bodyComponent, replaceBodyHTMLString }) => {
  replaceBodyHTMLString(withoutRouter(renderToString(bodyComponent)))
}

/** Pages are complete without a script: none is sent with them. */
export const onPreRenderHTML: GatsbySSR['onPreRenderHTML'] = (parts) => {
  parts.replaceHeadComponents(parts.getHeadComponents().filter((node) => !isScript(node)))
  parts.replacePostBodyComponents(parts.getPostBodyComponents().filter((node) => !isScript(node)))
}
