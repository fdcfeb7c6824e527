import { type GatsbySSR } from 'gatsby'
import { renderToString } from 'react-dom/server'
import './src/shell/styles'
import { isScript, withoutRouter } from './src/shell/without-scripts'

/** Nothing in a page waits for anything, so it can be rendered at once. */
export const replaceRenderer: GatsbySSR['replaceRenderer'] = ({ bodyComponent, replaceBodyHTMLString }) => {
  replaceBodyHTMLString(withoutRouter(renderToString(bodyComponent)))
}

/** The path of `src/enhance`, put together and named by `src/build/enhance-pages.ts`. */
declare const ENHANCEMENT: string

/** Pages are complete without Gatsby's scripts: a small one of ours is sent with them, which waits for the page. */
export const onPreRenderHTML: GatsbySSR['onPreRenderHTML'] = (parts) => {
  const own = <script key="enhancement" type="module" src={ENHANCEMENT} />
  parts.replaceHeadComponents([...parts.getHeadComponents().filter((node) => !isScript(node)), own])
  parts.replacePostBodyComponents(parts.getPostBodyComponents().filter((node) => !isScript(node)))
}
