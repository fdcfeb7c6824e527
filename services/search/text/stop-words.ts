const lists: Record<string, string> = {
  en: `a about an and are as at be been by can do does for from had has have how i if in into is it its me my no not of on or
    our so that the their them there these they this those to under up was we were what when where which who whom why will
    with would you your`,
  fr: `a au aux avec ce ces cette dans de des du elle elles en est et etre eux il ils je la le les leur leurs lui ma mais me
    mes mon ne nos notre nous on ou par pas pour qu que quel quelle qui sa sans se ses si son sont sur ta te tes ton tu un une
    vos votre vous y`,
  zh: '的 了 和 与 及 在 是 我 你',
}

const sets = Object.fromEntries(Object.entries(lists).map(([code, list]) => [code, new Set(list.split(/\s+/))]))

export const hasStopWords = (language: string): boolean => Object.hasOwn(sets, language)

export const isStopWord = (term: string, languages: readonly string[]): boolean =>
  languages.some((language) => sets[language]?.has(term) ?? false)
