import axe from 'axe-core'

// Contrast needs a real browser: tests/journeys look at it.
const pageRules = { 'color-contrast': { enabled: false } }
// An example stands alone, so it need not fill a page.
const exampleRules = { ...pageRules, region: { enabled: false } }

/** What axe finds in a part of a page that jsdom has drawn. */
export async function findFaultsIn(element: Element, what: 'page' | 'example'): Promise<string[]> {
  // axe asks whether letters are drawn as pictures; jsdom draws none, and would complain at every question.
  HTMLCanvasElement.prototype.getContext = () => null
  const { violations } = await axe.run(element, { rules: what === 'page' ? pageRules : exampleRules })
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html ?? ''}`)
}
