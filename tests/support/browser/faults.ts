import axe from 'axe-core'
import { type CDPSession, type Page } from 'playwright-core'

const rulesOf = {
  /** Axe leaves the size of what is touched out unless it is asked. */
  all: { rules: { 'target-size': { enabled: true } } },
  /** Of a page in another width. */
  sizes: { runOnly: ['target-size'] },
  /** Of a page that is laid out as before and only has other colours. */
  colours: { runOnly: ['color-contrast', 'link-in-text-block'] },
}

/** What axe finds on a page, run in a world of its own, where the page's policy against foreign scripts does not reach. */
export async function findFaults(page: Page, rules: keyof typeof rulesOf = 'all'): Promise<string[]> {
  const session = await page.context().newCDPSession(page)
  const run = await openWorld(session)
  await run(`typeof axe === 'undefined' && (() => { ${axe.source} })()`)
  const options = { resultTypes: ['violations'], ...rulesOf[rules] }
  const found = await run(
    `axe.run(document, ${JSON.stringify(options)}).then(({violations}) => violations.map(({id, nodes}) => id + " " + nodes[0].html))`,
  )
  await session.detach()
  return found as string[]
}

/** The same world again as long as the page is the same, so that axe is read once. */
async function openWorld(session: CDPSession): Promise<(expression: string) => Promise<unknown>> {
  const { frameTree } = await session.send('Page.getFrameTree')
  const { executionContextId: contextId } = await session.send('Page.createIsolatedWorld', {
    frameId: frameTree.frame.id,
    worldName: 'axe',
  })
  return async (expression) => {
    const answer = await session.send('Runtime.evaluate', {
      ...{ expression, contextId },
      awaitPromise: true,
      returnByValue: true,
    })
    if (answer.exceptionDetails) throw new Error(`axe did not run: ${answer.exceptionDetails.text}`)
    return answer.result.value as unknown
  }
}
