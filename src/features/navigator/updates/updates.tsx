import { type FormEvent, useState } from 'react'
import { href } from '../../../routes/href'
import { type NavUpdate } from '../../../services/account/answers/navigator-answers'
import { SelectField } from '../../../ui/field/field'
import { MoreLink } from '../../../ui/more-link/more-link'
import { Card } from '../../account/card'
import { useAsked } from '../../account/use-asked'
import { type ServiceProps } from '../inside-props'
import { type ChangeKind, changeKinds, UpdateList } from './update-list'

const most = 20

/** What changed last in a service: by day, and what changed the law first. */
export function Updates(props: ServiceProps) {
  const { locale, page, words, partWords } = props
  const { name, slug } = page.service
  const asked = useAsked('NavUpdates', { service: slug, locale, first: most })
  return (
    <Card
      id="nav_updates"
      title={words('updates.title', { service: name })}
      note={words('updates.note', { count: String(most) })}
      {...{ locale, asked }}
      words={partWords}
    >
      {({ navUpdates: { updates } }) => <Listed {...props} updates={updates} />}
    </Card>
  )
}

type ListProps = ServiceProps & { updates: readonly NavUpdate[] }

function Listed({ updates, ...props }: ListProps) {
  const { locale, page, words } = props
  const [kind, setKind] = useState<ChangeKind | ''>('')
  if (updates.length === 0) return <p>{words('updates.none')}</p>
  const choose = ({ target }: FormEvent) => {
    if (target instanceof HTMLSelectElement) setKind(changeKinds.find((one) => one === target.value) ?? '')
  }
  const shown = updates.filter((one) => kind === '' || one.changeKind === kind)
  return (
    <>
      <form onChange={choose} onSubmit={(event) => event.preventDefault()}>
        <SelectField
          id="updates_kind"
          name="kind"
          label={words('updates.kind')}
          options={[
            { value: '', text: words('updates.all') },
            ...changeKinds.map((one) => ({ value: one, text: words(`change.${one}`) })),
          ]}
        />
      </form>
      <div role="status">{shown.length === 0 ? <p>{words('updates.none-such')}</p> : null}</div>
      <UpdateList {...props} updates={shown} />
      <p>
        <MoreLink href={href('nav-updates', locale, { service: page.service.slug })} text={words('updates.every')} />
      </p>
    </>
  )
}
