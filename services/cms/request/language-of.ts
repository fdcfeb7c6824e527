/** The language in which a colleague reads the administration, as Payload finds it: what they chose, then what their browser asks for. */
export function languageOf(headers: Pick<Headers, 'get'>): string {
  const chosen = /(?:^|;\s*)payload-lng=(\w+)/.exec(headers.get('cookie') ?? '')?.[1]
  return chosen ?? /^\s*(\w+)/.exec(headers.get('accept-language') ?? '')?.[1] ?? 'en'
}
