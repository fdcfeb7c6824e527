import { type FormEvent, useState } from 'react'
import { type NavColumns } from '../../access/nav-columns'
import { type ReportChoice, reportLimits } from '../../forms/account-report'
import { type NavigatorWords } from '../../i18n/load-navigator-words'
import { Press } from '../../shell/session/press'
import { Check, CheckGroup } from '../../ui/field/field'
import { Fold, FoldColumns } from '../../ui/fold/fold'
import { Presses } from '../../ui/law-answer/law-answer'

type Props = { columns: NavColumns; choice: ReportChoice; words: NavigatorWords; onChange: (to: ReportChoice) => void }
type Item = { id: number; name: string }
type Group = { list: keyof ReportChoice; name: string; legend: string; items: readonly Item[] }

/** What there is to be chosen, by region and by topic. */
function groupsOf({ jurisdictions, questions, regions }: NavColumns, words: NavigatorWords): Group[] {
  const places = jurisdictions.id.map((id, at) => ({ id, at, name: jurisdictions.name[at] ?? '' }))
  const asked = questions.id.map((id, at) => ({ id, at, name: questions.text[at] ?? '' }))
  return [
    ...regions.name.map((name, region) => ({
      list: 'jurisdictions' as const,
      ...{ name, legend: words('report.jurisdictions', { region: name }) },
      items: places.filter(({ at }) => jurisdictions.region[at] === region),
    })),
    ...[...new Set(questions.topic)].map((topic) => ({
      list: 'questions' as const,
      ...{ name: topic, legend: topic },
      items: asked.filter(({ at }) => questions.topic[at] === topic),
    })),
  ].filter(({ items }) => items.length > 0)
}

/** Which jurisdictions and which questions a report has in it. */
export function ReportChoices({ columns, choice, words, onChange }: Props) {
  const [isTooMany, setTooMany] = useState(false)
  const [turn, setTurn] = useState(0)
  const groups = groupsOf(columns, words)
  const take = (list: keyof ReportChoice, wanted: readonly number[]) => {
    const most = reportLimits[list]
    setTooMany(wanted.length > most)
    // The boxes start again from what is kept.
    setTurn(turn + 1)
    onChange({ ...choice, [list]: wanted.slice(0, most) })
  }
  return (
    <>
      <p role="status">
        {isTooMany ? `${words('report.too-many')} ` : ''}
        {words('report.chosen', { jurisdictions: choice.jurisdictions.length, questions: choice.questions.length })}
      </p>
      <FoldColumns>
        {(['jurisdictions', 'questions'] as const).map((list) => (
          <div key={list}>
            {groups
              .filter((group) => group.list === list)
              .map((group) => (
                <Choices key={group.name} {...{ group, choice, words, take, turn }} />
              ))}
          </div>
        ))}
      </FoldColumns>
    </>
  )
}

type ChoicesProps = {
  group: Group
  choice: ReportChoice
  words: NavigatorWords
  turn: number
  take: (list: keyof ReportChoice, wanted: readonly number[]) => void
}

function Choices({ group: { list, name, legend, items }, choice, words, turn, take }: ChoicesProps) {
  const chosen = choice[list]
  const others = chosen.filter((id) => !items.some((item) => item.id === id))
  const all = items.map(({ id }) => id)
  const read = ({ target }: FormEvent<HTMLFormElement>) => {
    if (!(target instanceof HTMLInputElement)) return
    const id = Number(target.value)
    take(list, target.checked ? [...chosen, id] : chosen.filter((one) => one !== id))
  }
  const isWhole = all.every((id) => chosen.includes(id))
  return (
    <Fold
      title={name}
      count={`${items.filter(({ id }) => chosen.includes(id)).length} / ${items.length}`}
      level={4}
      isOpen={items.length <= 12 || chosen.some((id) => all.includes(id))}
      isShort={list === 'jurisdictions'}
    >
      <Presses>
        <Press onPress={() => take(list, isWhole ? others : [...new Set([...chosen, ...all])])}>
          {words(isWhole ? 'report.none-of' : 'report.all-of', { name })}
        </Press>
      </Presses>
      <form onChange={read} onSubmit={(event) => event.preventDefault()}>
        <CheckGroup legend={legend}>
          {items.map(({ id, name: text }) => (
            <Check
              key={`${id} ${chosen.includes(id) ? '' : turn}`}
              id={`choose_${list}_${id}`}
              name={list}
              value={String(id)}
              text={text}
              isChecked={chosen.includes(id)}
            />
          ))}
        </CheckGroup>
      </form>
    </Fold>
  )
}
