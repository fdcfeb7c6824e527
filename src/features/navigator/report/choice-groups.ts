import { type NavColumns, serviceOfQuestion } from '../../../access/nav-columns'
import { locales, type LocaleIn } from '../../../config/locales'
import { type ReportChoice } from '../../../forms/account-report'
import { type NavigatorWords } from '../../../i18n/load/load-navigator-words'
import { changedDays, dayMs } from '../table/matrix'

export type ChoiceGroup = {
  list: keyof ReportChoice
  name: string
  legend: string
  items: readonly { id: number; name: string }[]
}

/** What there is to be chosen, by region and by topic; of other services after that in whose builder it is. */
export function groupsOf(columns: NavColumns, words: NavigatorWords): ChoiceGroup[] {
  const { jurisdictions, questions, regions } = columns
  const places = jurisdictions.id.map((id, at) => ({ id, at, name: jurisdictions.name[at] ?? '' }))
  const asked = questions.id.map((id, at) => ({ id, name: questions.text[at] ?? '', topic: topicOf(columns, at) }))
  return [
    ...regions.name.map((name, region) => ({
      list: 'jurisdictions' as const,
      ...{ name, legend: words('report.jurisdictions', { region: name }) },
      items: places.filter(({ at }) => jurisdictions.region[at] === region),
    })),
    ...[...new Set(asked.map(({ topic }) => topic))].map((name) => ({
      list: 'questions' as const,
      ...{ name, legend: name },
      items: asked.filter(({ topic }) => topic === name),
    })),
  ].filter(({ items }) => items.length > 0)
}

const topicOf = (columns: NavColumns, at: number): string =>
  [serviceOfQuestion(columns, at), columns.questions.topic[at]].filter(Boolean).join(' · ')

const fold = (text: string, locale: LocaleIn<'main'>): string =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{Mark}/gu, '')
    .toLocaleLowerCase(locales[locale].htmlLang)

/** Those whose name, or whose group's name, has every word that is looked for. */
export function narrowGroups(
  groups: readonly ChoiceGroup[],
  sought: string,
  locale: LocaleIn<'main'>,
): readonly ChoiceGroup[] {
  const parts = fold(sought, locale).split(/\s+/).filter(Boolean)
  if (parts.length === 0) return groups
  return groups
    .map((group) => ({
      ...group,
      items: group.items.filter(({ name }) => {
        const text = fold(`${group.name} ${name}`, locale)
        return parts.every((part) => text.includes(part))
      }),
    }))
    .filter(({ items }) => items.length > 0)
}

/** The jurisdictions, or the questions, of which an answer was changed in the last ninety days. */
export function changedIn({ cells, today, ...lists }: NavColumns, list: keyof ReportChoice): number[] {
  const places = list === 'jurisdictions' ? cells.jurisdiction : cells.question
  const since = Date.parse(today) - changedDays * dayMs
  const changed = new Set(
    places.filter((_, at) => cells.version[at] !== 1 && Date.parse(cells.changedOn[at] ?? '') >= since),
  )
  return lists[list].id.filter((_, place) => changed.has(place))
}
