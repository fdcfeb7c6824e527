const irregular: Record<string, string> = {
  men: 'man',
  women: 'woman',
  people: 'person',
  children: 'child',
  analyses: 'analysis',
  crises: 'crisis',
  criteria: 'criterion',
  indices: 'index',
  appendices: 'appendix',
  memoranda: 'memorandum',
  yeux: 'oeil',
  travaux: 'travail',
  baux: 'bail',
}
const irregularPlural = Object.fromEntries(Object.entries(irregular).map(([plural, singular]) => [singular, plural]))

type Rule = readonly [ending: RegExp, ...others: string[]]

const rules: Record<string, readonly Rule[]> = {
  en: [
    [/ies$/, 'y'],
    [/(?<=[sxz]|[cs]h)es$/, ''],
    [/(?<=[^su])s$/, ''],
    [/(?<=[^aeiou])y$/, 'ies'],
    [/(?<=[^e]s|[xz]|[cs]h)$/, 'es'],
    [/(?<=[^sxzy])$/, 's'],
  ],
  fr: [
    [/aux$/, 'al', 'au'],
    [/(?<=eu|ou)x$/, ''],
    [/(?<=[^su])s$/, ''],
    [/al$/, 'aux'],
    [/(?<=au|eu)$/, 'x'],
    [/(?<=[^sxz])$/, 's'],
  ],
}

export const hasPlurals = (language: string): boolean => Object.hasOwn(rules, language)

/** The other number of a word; a form that no record holds does no harm. */
export function toOtherNumbers(term: string, language: string): string[] {
  if (term.length < 3) return []
  const odd = irregular[term] ?? irregularPlural[term]
  const regular = (rules[language] ?? []).flatMap(([ending, ...others]) =>
    ending.test(term) ? others.map((other) => term.replace(ending, other)) : [],
  )
  return [...new Set(odd === undefined ? regular : [odd, ...regular])]
}
