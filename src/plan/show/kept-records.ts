import { type KeptRecord, type KeptRecordName, keptRecords } from '../../config/kept-records'
import { type MainWords, mainWords } from '../../i18n/words'
import { type Address } from '../../routes/address'

export type ShownKeptRecord = { what: string; purpose: string; ground: string; lifetime: string }

/** Everything that is kept about people, in words: the registry itself, by which the services delete. */
export function showKeptRecords(locale: Address<'data-privacy'>['locale']): ShownKeptRecord[] {
  const words = mainWords(locale)
  return (Object.keys(keptRecords) as KeptRecordName[]).map((name) => {
    const { ground, keptFor }: KeptRecord = keptRecords[name]
    return {
      what: words(`privacy.what-${name}`),
      purpose: words(`privacy.for-${name}`),
      ground: words(`privacy.${ground}`),
      lifetime: showLifetime(keptFor, words),
    }
  })
}

const showLifetime = (keptFor: KeptRecord['keptFor'], words: MainWords): string =>
  typeof keptFor === 'string' ? words(`privacy.${keptFor}`) : words('privacy.days', { count: keptFor.days })
