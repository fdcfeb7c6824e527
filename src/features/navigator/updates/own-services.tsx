import { href } from '../../../routes/href'
import { type NavServicePlace } from '../../../services/account/answers/navigator-answers'
import { IndexList } from '../../../ui/index-list/index-list'
import { MoreLink } from '../../../ui/more-link/more-link'
import { Card } from '../../account/card'
import { useAsked } from '../../account/use-asked'
import { type InsideProps } from '../inside-props'

type Props = Omit<InsideProps, 'page'>

/** Which services somebody may read, and how much changed there since their last visits. */
export function OwnServices({ locale, words, partWords }: Props) {
  const asked = useAsked('NavServices', { locale })
  return (
    <Card
      id="own_services"
      title={words('own.title')}
      note={words('seen.note')}
      {...{ locale, asked }}
      words={partWords}
    >
      {({ navServices }) =>
        navServices.length === 0 ? (
          <>
            <p>{words('own.none')}</p>
            <p>
              <MoreLink href={href('subscriptions', locale)} text={words('gate.request')} />
            </p>
          </>
        ) : (
          <IndexList
            rows={navServices.map((service) => ({
              href: service.path,
              title: service.name,
              note: noteOf(service, words),
            }))}
          />
        )
      }
    </Card>
  )
}

function noteOf({ regions }: NavServicePlace, words: Props['words']): string {
  const counts = regions.flatMap(({ jurisdictions }) =>
    jurisdictions.flatMap(({ changedSinceVisit }) => changedSinceVisit ?? []),
  )
  if (counts.length === 0) return words('own.never')
  const count = counts.reduce((sum, one) => sum + one, 0)
  return count === 0 ? words('seen.none') : words('seen.count', { count })
}
