/** Points to the site in the language that the reader's browser asks for first. Nobody is sent anywhere. */
export function suggestLanguage(): void {
  const suggestions = [...document.querySelectorAll<HTMLElement>('[data-suggests]')]
  const wanted = chooseLanguage(navigator.languages, [
    document.documentElement.lang,
    ...suggestions.map(({ lang }) => lang),
  ])
  for (const suggestion of suggestions) suggestion.hidden = suggestion.lang !== wanted
}

const primary = (lang: string): string => lang.toLowerCase().replace(/-.*/, '')

/** The language of those offered that comes first among those wanted. */
export const chooseLanguage = (wanted: readonly string[], offered: readonly string[]): string | undefined => {
  const languages = wanted.map(primary)
  const known = offered.filter((lang) => languages.includes(primary(lang)))
  return known.sort((one, other) => languages.indexOf(primary(one)) - languages.indexOf(primary(other)))[0]
}
