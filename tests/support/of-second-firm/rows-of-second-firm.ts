import { type ContentName } from '../../../src/content/all-types'
import { lexical } from '../content/lexical'
import { noon, textBlock } from '../content/log-rows'
import { edition } from '../content/planned-pages'
import { type Row } from '../publishing/feed-reader'

type Values = Record<string, unknown>
type Words = Readonly<Record<'about' | 'event' | 'regulated' | 'title', string>>

const words: Readonly<Record<string, Words>> = {
  en: {
    about: 'About us',
    event: 'Seminar',
    regulated: 'Registered with the bar of Madrid, ICAM-98765',
    title: 'Partner',
  },
  es: {
    about: 'El despacho',
    event: 'Seminario',
    regulated: 'Inscrita en el Ilustre Colegio de la Abogacía de Madrid, ICAM-98765',
    title: 'Socia',
  },
  ar: { about: 'من نحن', event: 'ندوة', regulated: 'مقيدة في نقابة المحامين في مدريد، ICAM-98765', title: 'شريكة' },
}

const body = [textBlock(lexical.paragraph(lexical.text('Otero & Haddad, +34 910 000 000')))]

function rowsIn(locale: string, { about, event, regulated, title }: Words): Row[] {
  const add = (type: ContentName, [id, path]: [number, string], own: Values = {}): Row =>
    edition(type, id, { locale, path: `/${locale}/${path}`, slug: path.split('/').at(-1), ...own })
  return [
    edition('settings', 1, { locale, firmName: 'Otero & Haddad' }),
    edition('legal-notice', 1, { locale, sraNumber: 'ICAM-98765', regulatedBy: regulated }),
    add('page', [2, 'about-us'], { title: about, body }),
    add('location', [3, 'locations/dubai'], { name: 'Dubai', kind: 'city', iso: 'AE' }),
    add('office', [4, 'offices/dubai'], { name: 'Dubai', phones: ['+971 4 000 0000'] }),
    add('person', [5, 'people/5/lucia-otero'], {
      familyName: 'Otero',
      givenName: 'Lucía',
      jobTitle: title,
      offices: [4],
    }),
    add('event', [6, 'events/6/seminar'], { title: event, startsAt: noon('20'), endsAt: noon('21'), body }),
    add('vacancy', [7, 'about-us/careers/associate'], { title: 'Associate', offices: [4], body }),
    add('article', [8, 'articles/8/law'], { title: event, body, publishedOn: noon('01') }),
  ]
}

/** What lies in the log of parts that the firm does not have, and of a language that it has no more. */
const idle: Row[] = [
  edition('product', 20, { path: '/en/products/lens', slug: 'lens', title: 'Lens', body }),
  edition('nav-service', 21, { path: '/en/products/navigator/data', slug: 'data', title: 'Data' }),
  edition('graduate-page', 22, { path: '/en/graduates/faq', slug: 'faq', kind: 'faq', title: 'Questions' }),
  {
    ...edition('page', 2, { path: '/fr-fr/about-us', slug: 'about-us', title: 'Le cabinet' }),
    locale: 'fr-fr',
  },
]

export const rowsOfSecondFirm: Row[] = [
  ...Object.entries(words).flatMap(([locale, said]) => rowsIn(locale, said)),
  ...idle,
]
