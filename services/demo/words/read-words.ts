import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isLocale, type Locale } from '../../../src/config/locales'
import { parseYaml, tellProblem, WritingProblem } from '../parse-yaml'
import { answerFacts, answerWords, questionWords } from './navigator-words'
import { parseWords, type Words } from './parse-words'

export type Questions = { file: string; service: string; locale: Locale; words: ReturnType<typeof parseQuestions> }
export type Answers = { file: string; service: string; jurisdiction: string; locale: Locale } & (
  | { isFacts: true; answers: ReturnType<typeof parseFacts> }
  | { isFacts: false; answers: ReturnType<typeof parseTranslation> }
)

type Source = { file: string; source: string }
const parseQuestions = (source: Source) => parseYaml(questionWords, source)
const parseFacts = (source: Source) => parseYaml(answerFacts, source)
const parseTranslation = (source: Source) => parseYaml(answerWords, source)

function filesIn(ending: string): Source[] {
  return readdirSync(__dirname, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(ending))
    .sort()
    .map((file) => ({ file: file.replaceAll('\\', '/'), source: readFileSync(join(__dirname, file), 'utf8') }))
}

/** Every text written by hand that is a page or a part of one. */
export const readWords = (): Words[] => filesIn('.md').map(({ file, source }) => parseWords(file, source))

const localeOf = (file: string, code = ''): Locale => {
  if (isLocale(code)) return code
  throw new WritingProblem(tellProblem(file, 1, `"${code}" is no language of the site`))
}

export function readQuestions(): Questions[] {
  return filesIn('.yaml').flatMap(({ file, source }) => {
    const [, service, locale] = /^questions\/([a-z-]+)\.([a-z-]+)\.yaml$/.exec(file) ?? []
    if (service === undefined) return []
    return [{ file, service, locale: localeOf(file, locale), words: parseQuestions({ file, source }) }]
  })
}

export function readAnswers(): Answers[] {
  return filesIn('.yaml').flatMap(({ file, source }): Answers[] => {
    const [, service, iso, code] = /^answers\/([a-z-]+)\/([a-z-]+)\.([a-z-]+)\.yaml$/.exec(file) ?? []
    if (service === undefined || iso === undefined) return []
    const locale = localeOf(file, code)
    const own = { file, service, jurisdiction: iso.toUpperCase(), locale }
    return locale === 'en'
      ? [{ ...own, isFacts: true, answers: parseFacts({ file, source }) }]
      : [{ ...own, isFacts: false, answers: parseTranslation({ file, source }) }]
  })
}
