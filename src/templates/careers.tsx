import { everyVacancy } from '../forms/alert-me'
import { type MainWords, mainWords } from '../i18n/words'
import { type CareersProps, type VacancyGroup } from '../plan/views/careers'
import { AlertMe } from '../shell/alert-me/alert-me'
import { VacancyTable } from '../shell/careers/vacancy-table'
import { FindInList } from '../shell/list/find-in-list'
import { page, pageHead } from '../shell/page'
import { linkOf } from '../shell/parts/link-of'
import { OwnText } from '../shell/parts/own-text'
import { Cover } from '../ui/cover/cover'
import { Facts } from '../ui/facts/facts'
import { EmptyState } from '../ui/message/message'
import { MoreLink } from '../ui/more-link/more-link'
import { PageHead } from '../ui/page-head/page-head'
import { Questions } from '../ui/questions/questions'

export default page<CareersProps>(({ locale, title, above, props }) => {
  const words = mainWords(locale)
  const { vacancies } = props
  return (
    <>
      <PageHead
        title={title}
        size="entity"
        above={{ label: words('shell.breadcrumb'), links: above }}
        standfirst={props.standfirst}
        {...(props.cover ? { strip: <Cover slug="" picture={props.cover} shape="strip" /> } : {})}
      >
        <MoreLink {...props.benefits} />
      </PageHead>
      <OwnText blocks={props.body} locale={locale} />
      <AlertMe locale={locale} of={everyVacancy} />
      {vacancies.length > 0 ? (
        <FindInList locale={locale} groups={['careers']} box="above">
          <div className="wrap">
            <VacancyTable id="open_vacancies" locale={locale} vacancies={vacancies} />
          </div>
          <div className="wrap">
            <Ways {...props} words={words} />
          </div>
        </FindInList>
      ) : (
        <div className="wrap">
          <EmptyState title={words('careers.none')} text={words('careers.none-text')}>
            <MoreLink {...props.contact} />
          </EmptyState>
        </div>
      )}
    </>
  )
})

export const Head = pageHead

const Ways = ({ byLocation, byArea, byLevel, words }: CareersProps & { words: MainWords }) => (
  <Questions
    questions={[
      { id: 'by_location', question: words('careers.by-location'), answer: <Groups groups={byLocation} /> },
      { id: 'by_area', question: words('careers.by-area'), answer: <Groups groups={byArea} /> },
      { id: 'by_level', question: words('careers.by-level'), answer: <Groups groups={byLevel} /> },
    ]}
  />
)

/** The same vacancies by one of the things they are chosen for. */
const Groups = ({ groups }: { groups: readonly VacancyGroup[] }) => (
  <Facts
    look="columns"
    facts={groups.map(({ value, vacancies }) => ({
      term: value,
      details: vacancies.map(linkOf),
    }))}
  />
)
