/** The uploads whose readers may be others now. */
export type MediaNotes = {
  /** Named by what was written, or changed themselves. */
  touched: Set<number>
  /** What showed them was withdrawn, not given another. */
  withdrawn: Set<number>
}

export const emptyNotes = (): MediaNotes => ({ touched: new Set(), withdrawn: new Set() })
