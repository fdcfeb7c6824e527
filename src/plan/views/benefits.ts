import { mainWords } from '../../i18n/words'
import { href } from '../../routes/href'
import { type IndexRow } from '../../ui/index-list/index-list'
import { type Link } from '../../ui/link'
import { linkToItem } from '../parts/link-to'
import { showBody, type ShownBlock } from '../show/body'
import { showDocument } from '../show/document'
import { findFixed, type Intro, showFixed } from '../show/fixed'
import { openAmong, vacancyRow, type VacancyRow } from '../show/vacancy'
import { view } from '../view'
import { belowCareers } from './careers'

export type BenefitsProps = Intro & { countries: IndexRow[]; vacancies: Link }

export const benefitsView = view<'benefits', BenefitsProps>({
  route: 'benefits',
  find: findFixed('benefits'),
  show: ({ address, document }, read) => {
    const { locale } = address
    const words = mainWords(locale)
    const own = { title: words('careers.benefits'), standfirst: words('careers.about-benefits') }
    const { intro, ...shown } = showFixed({ address, document }, own, read)
    const countries = read
      .all('country-benefits')
      .sort((one, other) => one.title.localeCompare(other.title, locale))
      .map(({ path, title, summary }) => ({ href: path, title, ...(summary === undefined ? {} : { summary }) }))
    return {
      ...shown,
      above: belowCareers(locale, read),
      props: {
        ...intro,
        countries,
        vacancies: { href: href('careers', locale), text: words('careers.vacancies') },
      },
    }
  },
})

export type CountryBenefitsProps = {
  standfirst: string | undefined
  country: Link | undefined
  body: ShownBlock[]
  vacancies: VacancyRow[]
  all: Link
}

export const countryBenefitsView = view<'country-benefits', CountryBenefitsProps>({
  route: 'country-benefits',
  show: ({ address: { locale }, document }, read) => {
    if (document?.type !== 'country-benefits') return undefined
    const words = mainWords(locale)
    const benefits = { href: href('benefits', locale), text: words('careers.benefits') }
    return {
      ...showDocument(document, read),
      above: [...belowCareers(locale, read), benefits],
      props: {
        standfirst: document.summary,
        country: linkToItem(document.country, read),
        body: showBody(document.body, read),
        vacancies: openAmong(read.naming('vacancy', document), read).map((vacancy) => vacancyRow(vacancy, read)),
        all: { href: href('careers', locale), text: words('careers.vacancies') },
      },
    }
  },
})
