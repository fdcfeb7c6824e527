const limitMs = 4000

/** Whether a page can be opened: it answers in time with something that is not an error. A redirect is not followed. */
export async function isAnswered(url: string): Promise<boolean> {
  try {
    const { type, status } = await fetch(url, {
      redirect: 'manual',
      credentials: 'omit',
      cache: 'no-store',
      signal: AbortSignal.timeout(limitMs),
    })
    return type === 'opaqueredirect' || status < 400
  } catch {
    return false
  }
}
