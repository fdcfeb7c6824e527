import { href } from '../../../routes/href'
import { type Colleague, type Favourite } from '../../../services/account/answers/dashboard-answers'
import { IndexList } from '../../../ui/index-list/index-list'
import { MoreLink } from '../../../ui/more-link/more-link'
import { Card } from '../card'
import { type ScreenProps } from '../screen-props'
import { saidElsewhere, useAsked } from '../use-asked'

type Props = ScreenProps & { team: readonly Colleague[] }

/** Whom of the firm somebody keeps beside their team: each page has all ways to reach them. */
export function SavedPeople({ team, locale, words }: Props) {
  const asked = useAsked('Favourites', { locale })
  const rows = (asked.data?.favourites ?? []).flatMap((one) => toRow(one, team))
  if (rows.length === 0) return null
  return (
    <Card
      id="saved_people"
      title={words('contacts.saved')}
      note={words('contacts.saved-note')}
      {...{ locale, words }}
      asked={saidElsewhere(asked)}
    >
      {() => (
        <>
          <IndexList rows={rows} />
          <p>
            <MoreLink href={href('favourites', locale)} text={words('contacts.saved-all')} />
          </p>
        </>
      )}
    </Card>
  )
}

function toRow({ kind, path, title, detail, removedAt }: Favourite, team: readonly Colleague[]) {
  const isOfTeam = team.some((person) => person.path === path)
  if (kind !== 'PERSON' || path === null || removedAt !== null || isOfTeam) return []
  return [{ href: path, title, ...(detail === null ? {} : { note: detail }) }]
}
