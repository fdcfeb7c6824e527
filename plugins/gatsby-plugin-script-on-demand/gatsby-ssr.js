const { renderToString } = require('react-dom/server')
const { isScript, withoutNames, withoutRouter } = require('./without-scripts')

/** Nothing in a page waits for anything, so it can be rendered at once. */
exports.replaceRenderer = ({ bodyComponent, replaceBodyHTMLString }) => {
  replaceBodyHTMLString(withoutRouter(renderToString(bodyComponent)))
}

exports.onPreRenderHTML = (parts, { keep = [] }) => {
  // Under `gatsby develop` every page is drawn in the browser.
  if (process.env.NODE_ENV === 'development' || keep.includes(parts.pathname)) return
  const isKept = (node) => !isScript(node)
  parts.replaceHeadComponents(parts.getHeadComponents().filter(isKept).map(withoutNames))
  parts.replacePostBodyComponents(parts.getPostBodyComponents().filter(isKept))
}
