import { localesIn } from '../../../src/config/locales'
import { type AnswerKind } from '../../../src/content/nav-question'
import { type Translated } from './item'
import { type Source } from './source'

export type Asked = {
  key: string
  topic: Translated
  valueType: AnswerKind
  text: Translated
  help: Translated
}

/** The questions of a service that have been put into words, in their order. */
export function findAsked(source: Source, service: string): Asked[] {
  const listed = source.firm.navigator.questions[service] ?? []
  return listed.flatMap(({ key, topic, valueType }) => {
    const written = localesIn('main').map((locale) => {
      const words = source.questions.find((one) => one.service === service && one.locale === locale)?.words[key]
      return [locale, words] as const
    })
    const told = written.filter(([, words]) => words !== undefined)
    if (!told.some(([locale]) => locale === 'en')) return []
    return [
      {
        key,
        valueType,
        topic: source.firm.navigator.questionTopics.find((one) => one.key === topic)?.name ?? {},
        text: Object.fromEntries(told.map(([locale, words]) => [locale, words?.text])),
        help: Object.fromEntries(
          told.flatMap(([locale, words]) => (words?.help === undefined ? [] : [[locale, words.help]])),
        ),
      },
    ]
  })
}
