import { messages } from '../firm/messages'

/**
 * What is said in a language: the platform's words where it speaks it, and else English, in both cases with what the firm says
 * otherwise (src/firm/messages.ts). So a language may begin with the words that its firm has.
 */
export function inLanguage<Own extends object>(own: Readonly<Record<'en', Own>>, locale: string): Own {
  const said = (own as Readonly<Record<string, Own>>)[locale] ?? own.en
  const firms = messages[locale]
  return firms ? { ...said, ...firms } : said
}

/** The same of words that are fetched when they are needed: how to fetch those that the platform has. */
export const loadIn = <Load>(own: Readonly<Record<'en', Load>>, locale: string): Load =>
  (own as Readonly<Record<string, Load>>)[locale] ?? own.en
