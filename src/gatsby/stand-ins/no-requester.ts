/** Stands, in the scripts of pages, for the requester that the search client brings: `src/services/search/ask-until.ts` asks in its place. */
export const createXhrRequester = (): undefined => undefined
