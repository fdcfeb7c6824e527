import axe from 'axe-core'
import { type Page } from 'playwright-core'

/** What axe finds on a page, run in a world of its own, where the page's policy against foreign scripts does not reach. */
export async function findFaults(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page)
  const { frameTree } = await session.send('Page.getFrameTree')
  const { executionContextId } = await session.send('Page.createIsolatedWorld', { frameId: frameTree.frame.id })
  const run = async (expression: string) => {
    const { result } = await session.send('Runtime.evaluate', {
      expression,
      contextId: executionContextId,
      awaitPromise: true,
      returnByValue: true,
    })
    return result.value as unknown
  }
  await run(axe.source)
  const found = await run(
    'axe.run(document).then(({violations}) => violations.map(({id, nodes}) => id + " " + nodes[0].html))',
  )
  return found as string[]
}
