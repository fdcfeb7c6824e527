import { Press } from '../../../shell/session/press'
import { IndexList } from '../../../ui/index-list/index-list'
import { Card } from '../../account/card'
import { Sending } from '../../account/sending'
import { useAsked } from '../../account/use-asked'
import { type InsideProps } from '../inside-props'
import { useSeen } from './use-seen'

type Props = Omit<InsideProps, 'page'> & { page: { service: { number: number; slug: string }; region?: string } }

/** How much changed where the reader has been, in a service or in one of its regions. */
export function VisitCounts({ locale, page, words, partWords }: Props) {
  const { service, region } = page
  const asked = useAsked('NavServices', { locale })
  const { outcome, mark } = useSeen({ service: service.number, jurisdiction: null })
  return (
    <Card
      id="since_visits"
      title={words('seen.title')}
      note={words('seen.note')}
      {...{ locale, asked }}
      words={partWords}
    >
      {({ navServices }) => {
        const regions = navServices.find(({ number }) => number === service.number)?.regions ?? []
        const changed = regions
          .filter(({ slug }) => region === undefined || slug === region)
          .flatMap(({ jurisdictions }) => jurisdictions)
          .flatMap(({ path: href, name: title, changedSinceVisit: count }) =>
            count === null || count === 0 ? [] : [{ href, title, note: words('seen.count', { count }) }],
          )
        return (
          <>
            {changed.length === 0 ? <p>{words('seen.none')}</p> : <IndexList rows={changed} />}
            {/* It is of the whole service, so a region does not offer it. */}
            {region === undefined ? <Press onPress={mark}>{words('seen.everything')}</Press> : null}
            <Sending words={partWords} outcome={outcome}>
              {() => words('seen.done')}
            </Sending>
          </>
        )
      }}
    </Card>
  )
}
