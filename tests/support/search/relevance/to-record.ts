import { type TestRecord } from '../create-view'

type Texts = readonly [title: string, summary: string, body: string, names?: string]

/** A record of a small firm of our own invention. `names` is the romanised name of a person. */
export const toRecord = (objectID: string, type: string, texts: Texts): TestRecord => {
  const [title, summary, body, names = ''] = texts
  return { objectID, type, title, summary, body, names }
}
