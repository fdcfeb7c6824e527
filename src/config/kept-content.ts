/**
 * THE table of how long what was published, and the notes of publishing it, are kept. Who keeps something here deletes it by the
 * number that stands here; what is kept about people is in `kept-records.ts`.
 */
export const keptContent = {
  /**
   * Rows of the publication log, from the day on which another took their place. Answers and guidance are cited by version: their
   * rows are history, and stay.
   */
  log: { days: 400, exceptFor: ['nav-answer', 'nav-content', 'nav-content-teaser'] },
  /** Versions that editors can go back to: of what was published beyond the newest ones, and of drafts at most so many. */
  versions: { days: 400, published: 10, drafts: 50, exceptFor: ['nav-answers', 'nav-contents'] },
  /** Words to the publisher that were delivered or given up. */
  nudges: { days: 30 },
  /** Releases that can be brought back, and the pages whose scripts and pictures are still there. */
  releases: { newest: 20, assetDays: 30 },
  receipts: { newest: 500 },
} as const
