const rules: Readonly<Record<string, readonly (readonly [fault: string, pattern: RegExp])[]>> = {
  'zh-cn': [
    ['a half-width sign between Chinese characters', /\p{Script=Han}\s*[,.:;?!()]\s*\p{Script=Han}/gu],
    // The section has one name, 洞察, in menus, titles, messages and texts.
    ['another name for a section', /洞见/g],
  ],
  'fr-fr': [
    ['a straight quotation mark', /['"]/g],
    ['no space that holds before a sign', /(?<![\u00A0\u202F])[:;?!»](?=\s|$)/g],
    ['no space that holds after a quotation mark', /«(?![\u00A0\u202F])/g],
  ],
}

/** Where a text is not set as its language is printed, with the words around the place. */
export function findUnset(locale: string, text: string): string[] {
  return (rules[locale] ?? []).flatMap(([fault, pattern]) =>
    Array.from(text.matchAll(pattern), ({ index }) => `${fault}: ${text.slice(Math.max(0, index - 12), index + 12)}`),
  )
}

/** Every text in a language, however deep it stands. */
export function textsIn(locale: string, value: unknown, within = false): string[] {
  if (typeof value === 'string') return within && /\s|\p{Script=Han}/u.test(value) ? [value] : []
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, one]) => textsIn(locale, one, within || name === locale))
}
