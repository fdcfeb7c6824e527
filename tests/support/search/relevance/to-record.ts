import { type TestRecord } from '../create-view'

type Texts = readonly [title: string, summary: string, body: string, otherNames?: string]

/** A record of a small firm of our own invention. `otherNames` is the romanised name of a person. */
export const toRecord = (objectID: string, type: string, texts: Texts): TestRecord => {
  const [title, summary, body, otherNames = ''] = texts
  return { objectID, type, title, summary, body, otherNames }
}
