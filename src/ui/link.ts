/** Where a link leads and what it says, in the page's language unless it names another. */
export type Link = {
  href: string
  text: string
  lang?: string
  /** The language of the page it leads to, where that is another than this page's. */
  hreflang?: string
}

/** A date for programs and the same for people. */
export type Dated = { iso: string; text: string }
