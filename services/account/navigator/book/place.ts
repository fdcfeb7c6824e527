/** A service, a region or a jurisdiction by its name, in the language of the answer. */
export type Place = { id: number; name: string; lang: string; slug: string; path: string }

/** The permission that opens it. */
export type Gated = { permission: string }
