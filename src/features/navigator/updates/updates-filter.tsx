import { type FormEvent } from 'react'
import { SelectField, TextField } from '../../../ui/field/field'
import { Presses } from '../../../ui/law-answer/law-answer'
import { type UpdatesProps } from '../inside-props'
import { changeKinds } from './update-list'
import { parseUpdatesQuery, type UpdatesQuery } from './use-updates-query'

type Props = UpdatesProps & { query: UpdatesQuery; onChange: (query: UpdatesQuery) => void }

/** By kind, jurisdiction and day; each choice is followed at once, and begins at the first page. */
export function UpdatesFilter({ page, words, query, onChange }: Props) {
  const read = ({ currentTarget }: FormEvent<HTMLFormElement>) => {
    const chosen = [...new FormData(currentTarget)].flatMap(([name, value]) =>
      typeof value === 'string' && value !== '' ? [[name, value]] : [],
    )
    onChange(parseUpdatesQuery(new URLSearchParams(chosen).toString()))
  }
  return (
    <form onChange={read} onSubmit={(event) => event.preventDefault()}>
      <Presses>
        <KindField {...{ words, query }} />
        <SelectField
          id="updates_jurisdiction"
          name="jurisdiction"
          label={words('updates.jurisdiction')}
          defaultValue={String(query.jurisdiction ?? '')}
          options={[
            { value: '', text: words('updates.every-jurisdiction') },
            ...page.covered.map(({ number, name }) => ({ value: String(number), text: name })),
          ]}
        />
        {(['since', 'until'] as const).map((name) => (
          <TextField
            key={name}
            id={`updates_${name}`}
            {...{ name, type: 'date', label: words(`updates.${name}`), defaultValue: query[name] }}
          />
        ))}
      </Presses>
    </form>
  )
}

const KindField = ({ words, query }: Pick<Props, 'words' | 'query'>) => (
  <SelectField
    id="updates_kind"
    name="kind"
    label={words('updates.kind')}
    defaultValue={query.kind ?? ''}
    options={[
      { value: '', text: words('updates.all') },
      ...changeKinds.map((one) => ({ value: one, text: words(`change.${one}`) })),
    ]}
  />
)
