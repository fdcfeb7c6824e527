/**
 * Words of the site in languages that the platform does not speak, by their locale and their names in src/i18n/messages. A word
 * that is missing is said in English.
 */
export const messages: Readonly<Record<string, Readonly<Record<string, Words>>>> = {}

/** A sentence, or one for each plural category of the language. */
type Words = string | Readonly<{ other: string } & Partial<Record<Intl.LDMLPluralRule, string>>>
