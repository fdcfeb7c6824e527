import { packetKeys, storedKeys, type StoredKey } from '../../config/stored-keys'
import { mainWords } from '../../i18n/words'
import { type Address } from '../../routes/address'

export type ShownStoredKey = { name: string; purpose: string; category: string; lifetime: string; kind: string }

type Words = ReturnType<typeof mainWords>

const all = { ...storedKeys, ...packetKeys }

/** Everything that the site stores with a reader, in words: the registry itself, so that none can be forgotten. */
export function showStoredKeys(locale: Address<'cookie-policy'>['locale']): ShownStoredKey[] {
  const words = mainWords(locale)
  return (Object.keys(all) as (keyof typeof all)[]).map((key) => {
    const stored: StoredKey = all[key]
    return {
      name: stored.name ?? key,
      purpose: words(`cookies.for-${key}`),
      category: words(`cookies.${stored.category}`),
      kind: words(`cookies.${stored.kind}`),
      lifetime: showLifetime(stored, words),
    }
  })
}

function showLifetime({ lifetime }: StoredKey, words: Words): string {
  if (typeof lifetime === 'string') return words(`cookies.${lifetime}`)
  return 'days' in lifetime
    ? words('cookies.days', { count: lifetime.days })
    : words('cookies.minutes', { count: lifetime.minutes })
}
