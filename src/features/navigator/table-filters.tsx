import { type FormEvent } from 'react'
import { type AnswerStatus } from '../../content/nav-answer'
import { type NavigatorWords } from '../../i18n/load-navigator-words'
import { Check, SelectField } from '../../ui/field/field'
import { Presses } from '../../ui/law-answer/law-answer'
import { type Filter } from './matrix'

type Props = {
  words: NavigatorWords
  topics: readonly string[]
  statuses: readonly AnswerStatus[]
  /** How many questions changed lately. */
  changed: number
  onChange: (filter: Filter) => void
}

/** What the table is narrowed to; it follows each choice. */
export function TableFilters({ words, topics, statuses, changed, onChange }: Props) {
  const read = ({ currentTarget }: FormEvent<HTMLFormElement>) => {
    const chosen = new FormData(currentTarget)
    const status = statuses.find((one) => one === chosen.get('status')) ?? ''
    const topic = topics.find((one) => one === chosen.get('topic')) ?? ''
    onChange({ topic, status, isChanged: chosen.get('changed') !== null })
  }
  return (
    <form onChange={read} onSubmit={(event) => event.preventDefault()}>
      <Presses>
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
        <Check id="table_changed" name="changed" value="yes" text={words('table.changed', { count: changed })} />
      </Presses>
    </form>
  )
}
