const pauseMs = 2000

/** What a page cannot go on without. It goes on waiting, as it was built: a phone in a tunnel has no network for a while. */
export async function untilHere<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
  for (;;) {
    try {
      return await load()
    } catch {
      await new Promise((done) => setTimeout(done, pauseMs))
    }
  }
}
