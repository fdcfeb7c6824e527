/** The database went away while it was to make a change last: nobody can say whether it did. */
export class UnconfirmedCommit extends Error {
  constructor(cause: unknown) {
    super(
      'The database was lost in the moment of saving, and did not say whether it did. Reload the page and look, before you save again.',
      { cause },
    )
  }
}
