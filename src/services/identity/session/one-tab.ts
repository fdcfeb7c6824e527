/** What a tab stores reaches the others a moment after a lock does: 17 times in 300 they looked too early. */
const storageDelayMs = 250

type Locks = Pick<LockManager, 'request'>

/**
 * Runs what only one tab may do at a time; anyone who comes next finds what it has stored. Older browsers
 * have no locks, whatever the types say: each tab runs it for itself there.
 */
export async function inOneTab(locks: Locks | undefined, work: () => Promise<void>): Promise<void> {
  if (!locks) return work()
  await locks.request('sign-in renewal', async () => {
    await work()
    await new Promise((done) => setTimeout(done, storageDelayMs))
  })
}
