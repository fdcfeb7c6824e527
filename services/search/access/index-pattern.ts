import { isForSubscribers } from '../../../src/content/search-record'
import { fits } from '../../shared/fits'

/** Whether a key's list of indexes opens one. No list opens all, but what only subscribers may read must be named. */
export const opens = (patterns: readonly string[], index: string): boolean => {
  if (patterns.length === 0) return !isForSubscribers(index)
  return patterns.some((pattern) => fits(pattern, index) && (isForSubscribers(pattern) || !isForSubscribers(index)))
}
