import { type PlannedPage } from '../../../src/plan/plan-site'

type Planned = Pick<PlannedPage, 'template' | 'context'>

/** One page of each template in each language: the longest, where faults show first. */
export function oneOfEachTemplate<Page extends Planned>(pages: Iterable<Page>): Page[] {
  const longest = new Map<string, { page: Page; length: number }>()
  for (const page of pages) {
    const key = `${page.context.locale} ${page.template}`
    const { length } = JSON.stringify(page.context.props ?? '')
    if (length > (longest.get(key)?.length ?? -1)) longest.set(key, { page, length })
  }
  return [...longest.values()].map(({ page }) => page)
}
