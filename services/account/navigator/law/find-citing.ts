import { defaultLocale } from '../../../../src/config/locales'
import { permalinkOf, showJurisdiction, showQuestion } from '../addresses'
import { type Citing, type Language } from '../book/book'
import { referenceOf } from '../book/editions'
import { type Desk } from '../desk'

type Within = Pick<Desk, 'database' | 'findPlaced'> & { locale: Language; /** By its number. */ service: number }

const mostCiting = 50

/** The live answers of a service that lead to one of its guidances. Those of other services are for other readers. */
export async function findCiting(
  guidance: number,
  { database, findPlaced, locale, service }: Within,
): Promise<Citing[]> {
  const { rows } = await database.query<{ item: number }>({
    name: 'navigator-citing',
    text: `select distinct v.item from account.nav_versions v join account.nav_heads h using (type, item, locale)
            where v.type = 'nav-answer' and v.number = h.number and v.digest = h.digest and v.locale = any($2)
              and jsonb_path_exists(v.document, '$.** ? (@.type == "nav-content" && @.id == $id)',
                    jsonb_build_object('id', $1::int))
            order by v.item limit $3`,
    values: [guidance, [...new Set([locale, defaultLocale])], mostCiting],
  })
  const found = await Promise.all(rows.map(({ item }) => findPlaced(item, locale)))
  return found.flatMap((placed) => {
    if (placed?.covered.service.id !== service) return []
    const { answer, question, covered, places } = placed
    const jurisdiction = showJurisdiction(covered, places)
    const number = referenceOf(answer, locale).at(-1)?.number ?? 1
    const path = permalinkOf(jurisdiction.path, question.key, number)
    return [{ answer: answer.id, question: showQuestion(question), jurisdiction, path }]
  })
}
