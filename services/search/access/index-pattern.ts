import { isForSubscribers } from '../../../src/content/search-record'

/** A pattern may begin or end with a star. */
export const fits = (pattern: string, text: string): boolean => {
  const parts = pattern.split('*').map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'))
  return new RegExp(`^${parts.join('.*')}$`, 's').test(text)
}

/** Whether a key's list of indexes opens one. No list opens all, but what only subscribers may read must be named. */
export const opens = (patterns: readonly string[], index: string): boolean => {
  if (patterns.length === 0) return !isForSubscribers(index)
  return patterns.some((pattern) => fits(pattern, index) && (isForSubscribers(pattern) || !isForSubscribers(index)))
}
