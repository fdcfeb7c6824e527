/** The languages that the administration speaks. */
export const adminLanguages = ['en', 'fr', 'zh'] as const
export type AdminLanguage = (typeof adminLanguages)[number]

/** One screen's words; a language without one of them does not compile. */
export type InEach<Words> = Record<AdminLanguage, Words>

export const sayIn = <Words>(words: InEach<Words>, { language }: { language: string }): Words =>
  words[adminLanguages.find((one) => one === language) ?? 'en']

/** How days, hours and numbers are written. */
export const formats: InEach<string> = { en: 'en-GB', fr: 'fr-FR', zh: 'zh-CN' }
