import { isLocale, type Locale } from '../../../src/config/locales'
import { parseYaml, tellProblem, WritingProblem } from '../parse-yaml'
import { type Part } from './body'
import { type FrontMatter, frontMatter, plainTypes, type WordsType } from './front-matter'
import { parseBody, parseRichText } from './parse-body'

/** One item in one language, as it was written by hand. */
export type Words<Type extends WordsType = WordsType> = {
  file: string
  type: Type
  key: string
  locale: Locale
  front: FrontMatter[Type]
  body: Part[]
}

const isWordsType = (name: string): name is WordsType => Object.hasOwn(frontMatter, name)

/** `articles/some-key.fr-fr.md` and what is in it. */
export function parseWords(file: string, source: string): Words {
  const [, type = '', key = '', locale = ''] = /^([a-z-]+)\/([A-Za-z0-9-]+)\.([a-z-]+)\.md$/.exec(file) ?? []
  if (!isWordsType(type) || !isLocale(locale)) {
    throw new WritingProblem(tellProblem(file, 1, 'the name must be <collection>/<key>.<locale>.md'))
  }
  const [, yaml, markdown] = /^---\n([\s\S]*?\n)---\n([\s\S]*)$/.exec(source) ?? []
  if (yaml === undefined || markdown === undefined) {
    throw new WritingProblem(tellProblem(file, 1, 'it must begin with --- and its fields, and --- again'))
  }
  const front = parseYaml(frontMatter[type], { file, source: yaml, firstLine: 2 })
  const place = { file, firstLine: yaml.split('\n').length + 2 }
  const body: Part[] = plainTypes.includes(type)
    ? [{ block: 'text', text: parseRichText(place, markdown) }]
    : parseBody(place, markdown)
  return { file, type, key, locale, front, body }
}
