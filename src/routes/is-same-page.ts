const withoutLocale = (path: string): string => path.replace(/^\/[^/]*/, '')

/** Whether two paths are those of one fixed page, each in its language. */
export const isSamePage = (one: string, other: string): boolean => withoutLocale(one) === withoutLocale(other)
