/** A page that is about to go live, as readers will get it. */
export type CheckedPage = { path: string; html: string; data: string }

/** What the site will be, for gates that look beyond one page. */
export type SiteAhead = {
  /** Whether a path of the site will be answered, with a page, a file or a way to one. */
  answers: (path: string) => boolean
}

/** Looks at every changed page before its release; says in words for whoever can mend it what is wrong. */
export type Gate = { name: string; find: (page: CheckedPage, site: SiteAhead) => readonly string[] }
