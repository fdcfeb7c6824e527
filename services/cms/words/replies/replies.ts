/** What the server says to an editor, in French and in Chinese, by what it says in English. Names in braces stand for what is filled in. */
export type Replies = Readonly<Record<string, readonly [fr: string, zh: string]>>
