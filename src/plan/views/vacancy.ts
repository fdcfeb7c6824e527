import { defaultLocale } from '../../config/locales'
import { bodyToPlainText } from '../../content/body-text'
import { type Vacancy } from '../../content/vacancy'
import { mainWords } from '../../i18n/words'
import { href } from '../../routes/href'
import { toJobPosting } from '../../shell/head/structured-data'
import { type Dated, type Link } from '../../ui/link'
import { hasEnded } from '../parts/has-ended'
import { linksTo, linkToItem } from '../parts/link-to'
import { showBody, type ShownBlock } from '../show/body'
import { showDocument } from '../show/document'
import { parentsOf } from '../show/parents'
import { showPlace } from '../show/place'
import { showDay } from '../show/row'
import { isClosed, levelOf } from '../show/vacancy'
import { type Reader } from '../store/reader'
import { view } from '../view'
import { belowCareers } from './careers'

export type VacancyProps = {
  id: number
  standfirst: string | undefined
  reference: string
  level: string
  area: string
  employment: string
  posted: Dated
  closes: Dated
  salary: string | undefined
  offices: Link[]
  /** Undefined once the vacancy is closed. */
  applyUrl: string | undefined
  benefits: Link
  all: Link
  body: ShownBlock[]
}

export const vacancyView = view<'vacancy', VacancyProps>({
  route: 'vacancy',
  show: ({ address: { locale }, document }, read) => {
    if (document?.type !== 'vacancy' || hasEnded(document, read)) return undefined
    const closed = isClosed(document, read)
    const words = mainWords(locale)
    const benefits = { href: href('benefits', locale), text: words('careers.all-benefits') }
    return {
      ...showDocument(document, read),
      isUnlisted: closed || document.seo.noindex,
      above: [...belowCareers(locale, read), ...parentsOf(document, read)],
      ...(closed ? {} : { facts: (url) => [factsOf(document, read, url)] }),
      props: {
        ...propsOf(document, read),
        employment: words(`careers.${document.employment}`),
        applyUrl: closed ? undefined : document.applyUrl,
        benefits: linkToItem(document.benefits, read) ?? benefits,
        all: { href: href('careers', locale), text: words('careers.vacancies') },
      },
    }
  },
})

type Own = Omit<VacancyProps, 'employment' | 'applyUrl' | 'benefits' | 'all'>

const propsOf = (vacancy: Vacancy, read: Reader): Own => ({
  id: vacancy.id,
  standfirst: vacancy.summary,
  reference: vacancy.reference,
  level: levelOf(vacancy),
  area: vacancy.area,
  posted: showDay(vacancy.postedOn, read),
  closes: showDay(vacancy.closesOn, read),
  salary: vacancy.salary,
  offices: linksTo(vacancy.offices, read),
  body: showBody(vacancy.body, read),
})

const employments = {
  'full-time': 'FULL_TIME',
  'part-time': 'PART_TIME',
  contractor: 'CONTRACTOR',
  temporary: 'TEMPORARY',
  intern: 'INTERN',
} as const

function factsOf(vacancy: Vacancy, read: Reader, url: (path: string) => string) {
  const words = bodyToPlainText(vacancy.body)
  return toJobPosting({
    title: vacancy.title,
    description: words === '' ? (vacancy.summary ?? vacancy.title) : words,
    posted: vacancy.postedOn,
    closes: vacancy.closesOn,
    employment: employments[vacancy.employment],
    firm: { name: read.all('settings')[0]?.firmName ?? '', url: url(href('home', defaultLocale)) },
    places: read.findAll(vacancy.offices).map((office) => showPlace(office, read)),
  })
}
