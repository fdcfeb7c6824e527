import { type MainWords } from '../../i18n/words'

/** The ways to sign in that are offered, by the provider's names of them; the first is the usual one. */
export const ways = [
  { connection: 'Username-Password-Authentication', word: 'sign-in.database' },
  { connection: 'email', word: 'sign-in.email' },
  { connection: 'google-oauth2', word: 'sign-in.google' },
  { connection: 'client-sign-on', word: 'sign-in.enterprise' },
] as const

/** A connection as people call it; what nobody named is called as the provider does. */
export function nameWay(connection: string | null, words: MainWords): string {
  const way = ways.find((one) => one.connection === connection)
  return way ? words(way.word) : (connection ?? words(ways[0].word))
}
