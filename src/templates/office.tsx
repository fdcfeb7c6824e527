import { type MainWords, mainWords } from '../i18n/words'
import { type OfficeProps } from '../plan/views/places'
import { page, pageHead } from '../shell/page'
import { Body } from '../shell/parts/body'
import { Rose } from '../ui/art/art'
import { type Fact, Facts } from '../ui/facts/facts'
import { Gallery } from '../ui/gallery/gallery'
import { LandMapOf } from '../ui/land-map/land-map'
import { PageHead } from '../ui/page-head/page-head'
import { PersonList } from '../ui/person-list/person-list'
import { ArticleBody } from '../ui/prose/prose'
import { RichText } from '../ui/rich-text/rich-text'
import { Section } from '../ui/section/section'

export default page<OfficeProps>(({ locale, title, above, props }) => {
  const words = mainWords(locale)
  return (
    <article>
      <PageHead
        title={title}
        size="entity"
        above={{ label: words('shell.breadcrumb'), links: above }}
        standfirst={props.standfirst}
        art={<Rose slug={props.slug} bearing={props.bearing} />}
      />
      <ArticleBody aside={<Facts facts={factsOf(props, words)} />}>
        <Body blocks={props.body} locale={locale} />
      </ArticleBody>
      {props.pictures.length > 0 ? (
        <div className="wrap">
          <Gallery pictures={props.pictures.map((picture) => ({ picture }))} />
        </div>
      ) : null}
      {props.people.length > 0 ? (
        <Section id="office_people" title={words('office.people', { city: title })}>
          <PersonList people={props.people} />
        </Section>
      ) : null}
      <Section id="office_map" title={words('office.region')}>
        <LandMapOf {...props.region} />
      </Section>
      <Section id="office_regulation" title={words('office.regulation')} note={props.legalEntity}>
        <RichText parts={props.regulation} />
      </Section>
    </article>
  )
})

export const Head = pageHead

function factsOf({ address, phones, hours, map }: OfficeProps, words: MainWords): Fact[] {
  const facts: Fact[] = [
    {
      term: words('office.address'),
      details: [
        ...address,
        <a key="map" href={map} rel="noopener">
          {words('action.open-map')}
        </a>,
      ],
    },
    {
      term: words('office.telephone'),
      details: phones.map((phone) => (
        <a key={phone} href={`tel:${phone.replaceAll(' ', '')}`}>
          {phone}
        </a>
      )),
    },
    { term: words('office.hours'), details: hours.map(({ day, hours: time }) => `${day} ${time}`) },
  ]
  return facts.filter(({ details }) => details.length > 0)
}
