import { type Live, toSteps } from '../../../services/cms/first-steps/to-steps'
import { firstStepsWords } from '../../../services/cms/words/first-steps-words'

const edition = (type: string, locale: string, address: string | null = null): Live => ({ type, locale, address })
const openIn = (live: Live[], approvers = 2): string[] =>
  toSteps(live, approvers).flatMap(({ name, isDone }) => (isDone ? [] : [name]))

const whole = (locale: string): Live[] => [
  edition('settings', locale),
  edition('legal-notice', locale),
  edition('page', locale, `/${locale}/legal-and-regulatory-information/data-privacy`),
  edition('page', locale, `/${locale}`),
  edition('menu', locale),
]

describe('what an empty installation still needs (AD-2)', () => {
  it('is everything at first, the second person among it', () => {
    expect(openIn([], 1)).toEqual(['firm', 'colleague', 'legal', 'privacy', 'home', 'menu', 'language'])
  })

  it('is nothing once one language is whole', () => {
    expect(openIn(whole('en'))).toEqual([])
    expect(openIn(whole('ar'))).toEqual([])
  })

  it('is a language, while no language has all of it', () => {
    const [settings, ...others] = whole('en')
    const [inSpanish] = whole('es')

    expect(openIn([...others, inSpanish].flatMap((one) => one ?? []))).toEqual(['language'])
    expect(openIn([settings, ...whole('es').slice(1)].flatMap((one) => one ?? []))).toEqual(['language'])
  })

  it.each(Object.values(firstStepsWords))('is said in each language of the desk: $heading', ({ steps }) => {
    expect(Object.keys(steps)).toEqual(toSteps([], 0).map(({ name }) => name))
  })
})
