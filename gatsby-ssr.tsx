import { type GatsbySSR } from 'gatsby'
import './src/shell/styles'
import { isScript } from './src/shell/without-scripts'

/** Pages are complete without a script: none is sent with them. */
export const onPreRenderHTML: GatsbySSR['onPreRenderHTML'] = (parts) => {
  parts.replaceHeadComponents(parts.getHeadComponents().filter((node) => !isScript(node)))
  parts.replacePostBodyComponents(parts.getPostBodyComponents().filter((node) => !isScript(node)))
}
