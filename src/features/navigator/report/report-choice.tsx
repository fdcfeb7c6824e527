import { type FormEvent, useState } from 'react'
import { type NavColumns } from '../../../access/nav-columns'
import { type LocaleIn } from '../../../config/locales'
import { type ReportChoice, reportLimits } from '../../../forms/account-report'
import { type NavigatorWords } from '../../../i18n/load/load-navigator-words'
import { Press } from '../../../shell/session/press'
import { Check, CheckGroup, TextField } from '../../../ui/field/field'
import { Fold, FoldColumns } from '../../../ui/fold/fold'
import { PressRow } from '../../../ui/press-row/press-row'
import { ReportSum } from '../../../ui/report-sum/report-sum'
import { type ChoiceGroup, groupsOf, narrowGroups } from './choice-groups'
import { ReadySets } from './ready-sets'

type Props = {
  locale: LocaleIn<'main'>
  columns: NavColumns
  choice: ReportChoice
  words: NavigatorWords
  onChange: (to: ReportChoice) => void
  onCompare: () => void
}
type List = keyof ReportChoice
type Take = (list: List, wanted: readonly number[]) => void

/** Which jurisdictions and which questions a report has in it. */
export function ReportChoices(props: Props) {
  const { columns, choice, words, onChange } = props
  const [left, setLeft] = useState<{ list: List; count: number }>()
  const [turn, setTurn] = useState(0)
  const take: Take = (list, wanted) => {
    const most = reportLimits[list]
    setLeft(wanted.length > most ? { list, count: wanted.length - most } : undefined)
    // The boxes start again from what is kept.
    setTurn(turn + 1)
    onChange({ ...choice, [list]: wanted.slice(0, most) })
  }
  return (
    <>
      <Sum {...props} kind="solid" />
      <p role="status">{left ? words(`report.too-many-${left.list}`, { count: left.count }) : ''}</p>
      <FoldColumns>
        {(['jurisdictions', 'questions'] as const).map((list) => (
          <Column key={list} {...props} {...{ list, take, turn }} groups={groupsOf(columns, words)} />
        ))}
      </FoldColumns>
      <Sum {...props} kind="quiet" />
    </>
  )
}

type SumProps = Pick<Props, 'choice' | 'words' | 'onCompare'> & { kind: 'solid' | 'quiet' }

function Sum({ choice: { jurisdictions, questions }, words, onCompare, kind }: SumProps) {
  const [places, asked] = [jurisdictions.length, questions.length]
  const counts = { jurisdictions: places, questions: asked, count: places * asked }
  return (
    <ReportSum label={words('report.yours')} sum={words('report.sum', counts)}>
      {counts.count === 0 ? (
        <p>{words('report.empty')}</p>
      ) : (
        <Press kind={kind} onPress={onCompare}>
          {words('report.compare')}
        </Press>
      )}
    </ReportSum>
  )
}

type ColumnProps = Props & { list: List; take: Take; turn: number; groups: readonly ChoiceGroup[] }

function Column({ list, take, turn, groups, ...props }: ColumnProps) {
  const { choice, words } = props
  const [sought, setSought] = useState('')
  const shown = narrowGroups(
    groups.filter((group) => group.list === list),
    sought,
    props.locale,
  )
  const find = ({ target }: FormEvent<HTMLFormElement>) => {
    if (target instanceof HTMLInputElement) setSought(target.value)
  }
  return (
    <div>
      <h3>{words(`report.of-${list}`)}</h3>
      <p>{words('report.of-most', { chosen: choice[list].length, most: reportLimits[list] })}</p>
      <PressRow>
        <ReadySets {...props} {...{ list, take }} />
        {choice[list].length === 0 ? null : (
          <Press label={words(`report.no-${list}`)} onPress={() => take(list, [])}>
            {words('report.none')}
          </Press>
        )}
      </PressRow>
      <form onChange={find} onSubmit={(event) => event.preventDefault()}>
        <TextField id={`find_${list}`} name={list} label={words(`report.find-${list}`)} autoComplete="off" />
      </form>
      <div aria-live="polite">{shown.length === 0 ? <p>{words('report.not-found')}</p> : null}</div>
      {shown.map((group) => (
        <Choices
          key={`${group.name} ${sought === '' ? '' : 'sought'}`}
          {...{ group, choice, words, take, turn, sought }}
        />
      ))}
    </div>
  )
}

type ChoicesProps = Pick<Props, 'choice' | 'words'> & {
  group: ChoiceGroup
  turn: number
  take: Take
  sought: string
}

function Choices({ group: { list, name, legend, items }, choice, words, turn, take, sought }: ChoicesProps) {
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
      isOpen={sought !== '' || items.length <= 12 || chosen.some((id) => all.includes(id))}
      isShort={list === 'jurisdictions'}
    >
      <PressRow>
        <Press onPress={() => take(list, isWhole ? others : [...new Set([...chosen, ...all])])}>
          {words(isWhole ? 'report.none-of' : 'report.all-of', { name })}
        </Press>
      </PressRow>
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
