type Kept = Pick<Storage, 'getItem'>

/**
 * Puts the name and the own page of whoever is signed in where "Sign in" stands, by what this browser kept of them. The
 * place is as wide for the one as for the other. Nothing is asked of the provider, and nothing is opened by it.
 */
export function showSession(page: Pick<Document, 'querySelectorAll'>, kept: Kept, key: string): void {
  try {
    const { name } = JSON.parse(kept.getItem(key) ?? '{}') as { name?: unknown }
    if (typeof name !== 'string' || name === '') return
    page.querySelectorAll<HTMLAnchorElement>('a[data-account]').forEach((link) => {
      link.textContent = name
      link.title = name
      link.href = link.dataset.account ?? link.href
    })
  } catch {
    // Closed storage, or something foreign in it: nobody is signed in as far as this page knows.
  }
}
