type Kept = Pick<Storage, 'getItem'>

const everyMs = 2000

/**
 * Puts the name and the own page of the person who is signed in where "Sign in" stands, by what this browser kept of them,
 * and "Sign in" back once that is gone or has expired. The place is as wide for the one as for the other. Nothing is asked
 * of the provider.
 * Says whether anybody is.
 */
export function showSession(page: Pick<Document, 'querySelectorAll'>, kept: Kept, key: string): boolean {
  const links = [...page.querySelectorAll<HTMLAnchorElement>('[data-account]')].map(
    (link) => [link, link.textContent, link.href] as const,
  )
  const greet = (): void => {
    const name = readName(kept, key)
    for (const [link, text, href] of links) {
      link.textContent = link.title = name ?? text
      link.href = (name && link.dataset.account) ?? href
    }
  }
  greet()
  // Another tab signed out, or somebody else in; or the page came back from the back/forward cache.
  for (const event of ['storage', 'pageshow']) addEventListener(event, greet)
  // A session may expire while its page is read, or while it sleeps: this goes on as soon as it wakes.
  setInterval(greet, everyMs)
  return readName(kept, key) !== undefined
}

function readName(kept: Kept, key: string): string | undefined {
  try {
    const { name, expiresAt } = JSON.parse(kept.getItem(key) ?? '') as { name?: unknown; expiresAt: number }
    if (typeof name === 'string' && name && expiresAt > Date.now()) return name
  } catch {
    // Closed storage, or something foreign in it: nobody is signed in as far as this page knows.
  }
  return undefined
}
