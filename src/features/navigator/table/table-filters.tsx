import { type FormEvent } from 'react'
import { type AnswerStatus } from '../../../content/answer-statuses'
import { type NavigatorWords } from '../../../i18n/load/load-navigator-words'
import { Check, SelectField } from '../../../ui/field/field'
import { Filters } from '../../../ui/work-tools/work-tools'
import { type Filter } from './matrix'
import { type Order } from './order-rows'

type Props = {
  words: NavigatorWords
  topics: readonly string[]
  statuses: readonly AnswerStatus[]
  /** How many questions changed lately. */
  changed: number
  onChange: (filter: Filter) => void
  onOrder: (order: Order) => void
}

/** What the table is narrowed to; it follows each choice. */
export function TableFilters({ words, topics, statuses, changed, onChange, onOrder }: Props) {
  const read = ({ currentTarget, target }: FormEvent<HTMLFormElement>) => {
    const chosen = new FormData(currentTarget)
    if (target instanceof HTMLSelectElement && target.name === 'sort') {
      if (isOrder(target.value)) onOrder(orders[target.value])
      return
    }
    const status = statuses.find((one) => one === chosen.get('status')) ?? ''
    const topic = topics.find((one) => one === chosen.get('topic')) ?? ''
    onChange({ topic, status, isChanged: chosen.get('changed') !== null })
  }
  return (
    <form onChange={read} onSubmit={(event) => event.preventDefault()}>
      <Filters>
        <SelectField
          id="table_topic"
          name="topic"
          label={words('table.topic')}
          options={[
            { value: '', text: words('table.all-topics') },
            ...topics.map((topic) => ({ value: topic, text: topic })),
          ]}
        />
        <SelectField
          id="table_status"
          name="status"
          label={words('table.status')}
          options={[
            { value: '', text: words('table.any-status') },
            ...statuses.map((status) => ({ value: status, text: words(`navigator.${status}`) })),
          ]}
        />
        <SortBy words={words} />
        <Check id="table_changed" name="changed" value="yes" text={words('table.changed', { count: changed })} />
      </Filters>
    </form>
  )
}

const orders: Readonly<Record<'law' | 'status' | 'newest', Order>> = {
  law: { by: 'law' },
  status: { by: 'status', column: 0, way: 'ascending' },
  newest: { by: 'newest' },
}
const isOrder = (name: string): name is keyof typeof orders => Object.hasOwn(orders, name)

/** On a phone the heads of the columns, which sort as well, are not seen. */
const SortBy = ({ words }: Pick<Props, 'words'>) => (
  <SelectField
    id="table_sort"
    name="sort"
    label={words('table.sort')}
    options={[
      { value: 'law', text: words('table.by-topic') },
      { value: 'status', text: words('table.by-status') },
      { value: 'newest', text: words('table.by-date') },
    ]}
  />
)
