import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { listBanks } from '../../../services/demo/banks/read-banks'
import { planItems } from '../../../services/demo/items/plan-items'
import { openSource, readWritten } from '../../../services/demo/items/source'
import { isLocale } from '../../../src/config/locales'

const banks = (locale: string): { name: string; text: string }[] =>
  listBanks()
    .filter((path) => path.endsWith(`.${locale}.yaml`))
    .map((path) => ({ name: basename(path), text: readFileSync(path, 'utf8') }))

const findIn = (locale: string, pattern: RegExp): string[] =>
  banks(locale).flatMap(({ name, text }) => Array.from(text.matchAll(pattern), ([found]) => `${name}: ${found}`))

/** Forms that are nothing but a passé simple; a program cannot know them all. */
const pastHistoric =
  /(?<!\p{L})(?:fut|furent|eut|eurent|fit|firent|vint|tint|prirent|obtint|devint|devinrent|apparut|voulut|dut|demanda|arriva|posa|donna|trouva|répondit|découvrit|entendit|attendit|commença|constata|(?:demand|arriv|pos|répond|chang|rest|pass)(?:èrent|irent))(?!\p{L})/gu

describe('what the banks say', () => {
  it('is written in French in the tenses that a firm prints', () => {
    expect(findIn('fr-fr', pastHistoric)).toEqual([])
  })

  it('ends no French sentence on a label', () => {
    expect(findIn('fr-fr', /(?:Thème|Équipe|Titre|Serment)\s: \{\w+\}/g)).toEqual([])
  })

  it('begins no sentence with a pronoun that a program writes small', () => {
    expect(findIn('en', /(?:[.?!]\s+|\n\s+- '?\{\w+\} \w+\. )\{they\}/g)).toEqual([])
  })
})

const written = readWritten()
const items = planItems(openSource(written, '2026-06-01'))

describe('an item', () => {
  it('says nothing in a language in which it is not there: nobody could publish it', () => {
    const strange = items.flatMap(({ collection, key, values }) =>
      Object.entries(values).flatMap(([name, value]) =>
        findStrange(value, values.live).map((locale) => `${collection}/${key}: ${name} in ${locale}`),
      ),
    )

    expect(items.length).toBeGreaterThan(3000)
    expect(strange).toEqual([])
  })
})

/** The languages of a value, where it has any, that its item has not. */
function findStrange(value: unknown, live: unknown): string[] {
  if (live === undefined || typeof value !== 'object' || value === null || Array.isArray(value)) return []
  const said = Object.keys(value)
  return said.every(isLocale) ? said.filter((locale) => !Object.hasOwn(live as object, locale)) : []
}

describe('the briefings', () => {
  const articles = items.filter(({ collection }) => collection === 'articles')

  it('cite in each language as its lawyers do (R-INS-03)', () => {
    type Cited = Record<string, { text: string }[]>
    const cited = articles.flatMap(({ values }) => Object.entries(values.citations as Cited))
    const [french, chinese] = ['fr-fr', 'zh-cn'].map((locale) =>
      cited.filter(([own]) => own === locale).flatMap(([, rows]) => rows.map(({ text }) => text)),
    )

    expect(french?.length).toBeGreaterThan(50)
    expect(chinese?.length).toBeGreaterThan(40)
    expect(
      [...(french ?? []), ...(chinese ?? [])].filter((text) => /Regulation \(|Articles? \d|sections? \d/.test(text)),
    ).toEqual([])
  })

  it('belong to a service, so that those sign them whose work it is', () => {
    const listed = written.firm.articles.map(({ key }) => key)
    const composed = articles.filter(({ key }) => !listed.includes(key))
    const unowned = composed.filter(({ values }) => (values.services as unknown[]).length === 0)

    expect(composed.length).toBeGreaterThan(90)
    expect(unowned.map(({ key }) => key)).toEqual([])
  })
})
