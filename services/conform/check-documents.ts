import { type Locale, locales } from '../../src/config/locales'
import { ContentProblem } from '../../src/content/content-problem'
import { medium, mediumType } from '../../src/content/medium'
import { parseDocument } from '../../src/content/parse-document'
import { editionKey } from '../../src/plan/store/log-row'
import { type Examined, replay } from './examined'
import { type AnyRow } from './source'

/** Every row is in one language of the site. */
export const checkLocales = ({ log }: Examined): string[] => {
  const strange = new Map(log.filter(({ locale }) => !Object.hasOwn(locales, locale)).map((row) => [row.locale, row]))
  return [...strange.values()].map(
    (row) => `${editionKey(row)}: "${row.locale}" is not a language of this site (${Object.keys(locales).join(', ')})`,
  )
}

/** Every live document is one that the site can show, at an address that is its own. */
export function checkDocuments({ log }: Examined): string[] {
  const problems: string[] = []
  const owners = new Map<string, string>()
  for (const [key, row] of replay(log)) {
    if (!Object.hasOwn(locales, row.locale)) continue
    if (row.type === mediumType) {
      problems.push(...findMediumProblems(key, row))
      continue
    }
    const path = readPath(row, problems)
    if (path === undefined) continue
    const owner = owners.get(path)
    if (owner !== undefined) problems.push(`${key} and ${owner} are both at ${path}`)
    owners.set(path, key)
  }
  return problems
}

/** Which pictures and files readers may have; a source need not tell. */
function findMediumProblems(key: string, { document }: AnyRow): string[] {
  const read = medium.safeParse(toValue(document))
  return read.success ? [] : read.error.issues.map(({ path, message }) => `${key}: ${path.join('.')} ${message}`)
}

function toValue(document: string | null): unknown {
  try {
    return JSON.parse(document ?? 'null')
  } catch {
    return undefined
  }
}

function readPath(row: AnyRow, problems: string[]): string | undefined {
  try {
    const document = parseDocument({ ...row, locale: row.locale as Locale })
    return 'path' in document ? document.path : undefined
  } catch (error) {
    if (!(error instanceof ContentProblem)) throw error
    problems.push(...error.problems.map(({ field, problem }) => `${editionKey(row)}: ${field || 'it'} ${problem}`))
    return undefined
  }
}
