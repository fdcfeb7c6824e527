/**
 * Where a setting wants it, a form that anybody may send asks one thing more before it is taken: four digits that stand in words are to
 * be written in figures. The answer to the form brings them, and what they were asked for.
 */
export const personCheck = { digits: 'digits', asked: 'digits-asked', count: 4 } as const

/** What the answer uncovers: the question, and what is wrong with what was written. */
export type PersonCheckPart = 'question' | typeof personCheck.digits
