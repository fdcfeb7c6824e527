import { type LocaleIn } from '../../config/locales'
import { everyDeal } from '../../forms/alert-me'
import { type MainWords, mainWords } from '../../i18n/words'
import { type DealsProps } from '../../plan/views/deals'
import { Facets } from '../../ui/facets/facets'
import { type Fact, Facts } from '../../ui/facts/facts'
import { RecordList } from '../../ui/record-list/record-list'
import { Section } from '../../ui/section/section'
import { AlertMe } from '../alert-me/alert-me'
import { type PageContext } from '../page'
import { linkOf } from '../parts/link-of'
import { Opening } from '../parts/opening'
import { Empty } from './empty'
import { FindInList } from './find-in-list'
import { PagesOf } from './pages-of'

/** What the firm did, by years. */
export function Deals({ locale, title, above, props }: PageContext<DealsProps, LocaleIn<'main'>>) {
  const words = mainWords(locale)
  const { intro, facets, years, pages, isFirst, instead } = props
  const [byYear, ...others] = facets
  return (
    <>
      <Opening locale={locale} title={title} above={above} intro={intro} />
      {isFirst ? <AlertMe locale={locale} of={everyDeal} /> : null}
      <FindInList locale={locale} groups={isFirst ? ['deals'] : []}>
        <div className="wrap">
          {byYear ? <Facets facets={[byYear]} /> : <Empty locale={locale} instead={instead} />}
        </div>
        {years.map(({ id, year, matters }) => (
          <Section key={id} id={id} title={year}>
            <RecordList rows={matters.map((matter, position) => rowOf(matter, words, position === 0))} />
          </Section>
        ))}
        <div className="wrap">
          <PagesOf list={{ links: pages }} locale={locale} />
          {others.length > 0 ? <Facets facets={others} /> : null}
        </div>
      </FindInList>
    </>
  )
}

type ListedMatter = DealsProps['years'][number]['matters'][number]

/** The first of a year shows all there is to know; the others say what was done, and the rest to who opens them. */
const rowOf = (matter: ListedMatter, words: MainWords, isOpen: boolean) => ({
  key: String(matter.id),
  id: `matter_${matter.id}`,
  date: matter.date,
  content: matter.title,
  note: matter.summary,
  fold: {
    title: [matter.role, matter.value].filter((part) => part !== undefined).join(' · '),
    content: <Facts look="columns" facts={factsOf(matter, words)} />,
    isOpen,
  },
})

function factsOf(matter: ListedMatter, words: MainWords): Fact[] {
  const facts: Fact[] = [
    { term: words('deals.client'), details: [matter.client] },
    { term: words('deals.people'), details: matter.people.map(linkOf) },
    { term: words('expertise.title'), details: matter.expertise.map(linkOf) },
    { term: words('person.offices'), details: matter.offices.map(linkOf) },
    { term: words('navigator.jurisdiction'), details: matter.jurisdictions },
  ]
  return facts.filter(({ details }) => details.length > 0)
}
