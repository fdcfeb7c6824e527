/** All that ever leaves the CMS by itself, in GraphQL. Small on purpose: a reader needs a cursor and nothing else. */
export const logSchema = /* GraphQL */ `
  type Query {
    "The newest row that the key opens. A reader that starts from nothing asks this first, then for the editions, then for what came after."
    head: Float!
    "What happened after a row, in order. Gaps in seq are normal; a row is never overtaken by a later one."
    publications(after: Float! = 0, first: Int! = 500, audience: Audience): PublicationPage!
    "Every published edition as it is now, in pages. A row may be newer than the head that was asked for; reading on from there only repeats it."
    editions(after: String! = "", first: Int! = 500, audience: Audience): EditionPage!
    "Every edition that has changed since a row, as it was at that row, in pages. What began after it is not among them."
    changedSince(seq: Float!, after: String! = "", first: Int! = 500, audience: Audience): EditionPage!
  }

  enum Audience {
    public
    account
  }

  enum Operation {
    publish
    withdraw
  }

  type Publication {
    seq: Float!
    type: String!
    id: Int!
    locale: String!
    revision: Int!
    operation: Operation!
    audience: Audience!
    at: String!
    "JSON; null when withdrawn."
    document: String
  }

  type PublicationPage {
    nodes: [Publication!]!
    "Where to read on."
    cursor: Float!
    hasMore: Boolean!
  }

  type EditionPage {
    nodes: [Publication!]!
    cursor: String!
    hasMore: Boolean!
  }
`
