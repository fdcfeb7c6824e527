import { type NavColumns } from '../../../access/nav-columns'
import { type LocaleIn } from '../../../config/locales'
import { parseSavedName } from '../../../forms/account-favourites'
import { type ReportChoice, reportLimits } from '../../../forms/account-report'
import { type NavigatorWords } from '../../../i18n/load/load-navigator-words'
import { Press } from '../../../shell/session/press'
import { useAsked } from '../../account/use-asked'
import { changedIn } from './choice-groups'

type List = keyof ReportChoice
type Props = {
  locale: LocaleIn<'main'>
  columns: NavColumns
  choice: ReportChoice
  words: NavigatorWords
  list: List
  take: (list: List, wanted: readonly number[]) => void
}

/** What can be chosen at one press: what somebody saved, what changed lately, or all of it. */
export function ReadySets(props: Props) {
  const { columns, choice, words, list, take } = props
  const add = (ids: readonly number[]) => take(list, [...new Set([...choice[list], ...ids])])
  const changed = changedIn(columns, list)
  const all = columns[list].id
  return (
    <>
      {list === 'jurisdictions' ? <SavedOnes {...props} add={add} /> : null}
      {changed.length === 0 ? null : (
        <Ready text={words('report.those-changed', { count: changed.length })} onPress={() => add(changed)}>
          {words(`report.changed-${list}`)}
        </Ready>
      )}
      {all.length > reportLimits[list] ? null : (
        <Ready text={words('report.all', { count: all.length })} onPress={() => add(all)}>
          {words(`report.every-${list}`)}
        </Ready>
      )}
    </>
  )
}

type ReadyProps = { text: string; children: string; onPress: () => void }

/** Heard by what is seen on it, and by what it does. */
const Ready = ({ text, children, onPress }: ReadyProps) => (
  <Press label={`${text}. ${children}`} onPress={onPress}>
    {text}
  </Press>
)

function SavedOnes({ locale, columns, words, add }: Props & { add: (ids: readonly number[]) => void }) {
  const { data } = useAsked('Favourites', { locale })
  const saved = (data?.favourites ?? []).flatMap(({ of }) => {
    const found = parseSavedName(of)
    return found?.type === 'nav-jurisdiction' && columns.jurisdictions.id.includes(found.item) ? [found.item] : []
  })
  if (saved.length === 0) return null
  return <Press onPress={() => add(saved)}>{words('report.those-saved', { count: saved.length })}</Press>
}
