/** Whether a text fits a pattern, which may begin or end with a star. */
export const fits = (pattern: string, text: string): boolean => {
  const parts = pattern.split('*').map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'))
  return new RegExp(`^${parts.join('.*')}$`, 's').test(text)
}
