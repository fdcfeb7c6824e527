import { type Page } from 'playwright-core'

const parts = ['table', 'grid', 'columnheader', 'rowheader', 'cell', 'gridcell']

/** A table as the browser hands it to a screen reader: what each part is and how it is called, in the order of reading. */
export async function readAloud(page: Page, selector: string): Promise<string[]> {
  const session = await page.context().newCDPSession(page)
  const expression = `document.querySelector(${JSON.stringify(selector)})`
  const { result } = await session.send('Runtime.evaluate', { expression })
  if (result.objectId === undefined) throw new Error(`Nothing on the page is ${selector}`)
  const { nodes } = await session.send('Accessibility.queryAXTree', { objectId: result.objectId })
  await session.detach()
  return nodes
    .filter(({ ignored }) => !ignored)
    .map(({ role, name }) => ({ role: String(role?.value), name: String(name?.value ?? '') }))
    .filter(({ role }) => parts.includes(role))
    .map(({ role, name }) => `${role}: ${name}`)
}
