export const footnoteSlug = 'footnote'
export const longestNote = 1000
