import { type LocaleIn } from '../../config/locales'
import { mainWords } from '../../i18n/words'
import { type PeopleProps } from '../../plan/views/people'
import { href } from '../../routes/href'
import { Facets, Letters } from '../../ui/facets/facets'
import { type Link } from '../../ui/link'
import { EmptyState } from '../../ui/message/message'
import { MoreLink } from '../../ui/more-link/more-link'
import { PageHead } from '../../ui/page-head/page-head'
import { PersonList } from '../../ui/person-list/person-list'
import { Empty } from './empty'
import { FindInList } from './find-in-list'
import { PagesOf } from './pages-of'

type Props = { locale: LocaleIn<'main'>; title: string; above: readonly Link[]; props: PeopleProps }

/** The directory, all of it or a part. */
export const People = (given: Props) =>
  given.above.length === 0 && given.props.people.total === 0 ? <Nobody {...given} /> : <Directory {...given} />

/** Before anybody is published there is nothing to look for. */
function Nobody({ locale, title }: Props) {
  const instead = { href: href('expertise', locale), text: mainWords(locale)('expertise.title') }
  return (
    <>
      <PageHead title={title} size="entity" />
      <div className="wrap">
        <Empty locale={locale} instead={instead} />
      </div>
    </>
  )
}

function Directory({ locale, title, above, props: { people, letters, offices, services } }: Props) {
  const words = mainWords(locale)
  const count = words('people.count', { count: people.total })
  return (
    <>
      <PageHead
        title={title}
        size="entity"
        above={{ label: words('shell.breadcrumb'), links: above }}
        standfirst={count}
        isOfWhole
      >
        <Letters label={words('people.by-letter')} letters={letters} />
      </PageHead>
      <FindInList locale={locale} groups={above.length === 0 ? ['people'] : []} box="above">
        <div className="wrap">
          {people.rows.length > 0 ? (
            <PersonList people={people.rows} level={2} />
          ) : (
            <EmptyState title={words('people.nobody')} text={words('list.nothing-text')}>
              {above[0] ? <MoreLink href={above[0].href} text={above[0].text} /> : null}
            </EmptyState>
          )}
          <PagesOf list={people} locale={locale} />
          <Facets
            facets={[
              { id: 'by_office', title: words('people.by-office'), choices: offices },
              { id: 'by_service', title: words('people.by-service'), choices: services },
            ]}
          />
        </div>
      </FindInList>
    </>
  )
}
