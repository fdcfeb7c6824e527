import { type MainWords, mainWords } from '../i18n/words'
import { type PersonProps } from '../plan/views/person'
import { AlertMe } from '../shell/alert-me/alert-me'
import { page, pageHead } from '../shell/page'
import { linkOf } from '../shell/parts/link-of'
import { type Fact, Facts } from '../ui/facts/facts'
import { IndexList } from '../ui/index-list/index-list'
import { Notice } from '../ui/notice/notice'
import { PersonList } from '../ui/person-list/person-list'
import { ProfileHead } from '../ui/profile-head/profile-head'
import { ArticleBody } from '../ui/prose/prose'
import { RecordList } from '../ui/record-list/record-list'
import { RichText } from '../ui/rich-text/rich-text'
import { Section } from '../ui/section/section'

export default page<PersonProps>(({ locale, title, above, props }) => {
  const words = mainWords(locale)
  return (
    <article>
      <ProfileHead
        slug={props.slug}
        name={props.name}
        position={props.position}
        above={{ label: words('shell.breadcrumb'), links: above }}
        lead={props.left ? undefined : props.lead}
        {...(props.photo ? { photo: props.photo } : {})}
        contacts={props.left ? [] : contactsOf(props, words)}
        print={words('action.print')}
      />
      {props.left ? <Left {...props.left} name={title} words={words} /> : null}
      <ArticleBody aside={<Facts facts={factsOf(props, words)} />}>
        <RichText parts={props.biography} />
      </ArticleBody>
      {props.matters.length > 0 ? (
        <Section id="recent_matters" title={words('person.matters')}>
          <RecordList
            rows={props.matters.map(({ key, date, text, client }) => ({ key, date, content: text, note: client }))}
          />
        </Section>
      ) : null}
      {props.insights.length > 0 ? (
        <Section id="written_insights" title={words('person.insights', { name: title })}>
          <IndexList rows={props.insights} />
        </Section>
      ) : null}
      {props.left ? null : <AlertMe locale={locale} of={`person-${props.id}`} />}
    </article>
  )
})

export const Head = pageHead

function contactsOf({ email, phones, card }: PersonProps, words: MainWords) {
  return [
    { href: `mailto:${email}`, text: email, icon: 'mail' as const },
    ...phones.map((phone) => ({ href: `tel:${phone.replaceAll(' ', '')}`, text: phone, icon: 'phone' as const })),
    { href: card, text: words('person.card'), icon: 'download' as const },
  ]
}

function factsOf(props: PersonProps, words: MainWords): Fact[] {
  const facts: Fact[] = [
    {
      term: words(props.offices.length === 1 ? 'person.office' : 'person.offices'),
      details: props.offices.map(linkOf),
    },
    { term: words('expertise.title'), details: props.expertise.map(linkOf) },
    { term: words('person.languages'), details: props.languages },
    { term: words('person.admitted'), details: props.admissions },
    { term: words('person.education'), details: props.education },
    { term: words('person.pronouns'), details: props.pronouns === undefined ? [] : [props.pronouns] },
  ]
  return facts.filter(({ details }) => details.length > 0)
}

type LeftProps = NonNullable<PersonProps['left']> & { name: string; words: MainWords }

/** Anyone who looks for somebody who left finds those who help instead. */
function Left({ name, instead, words }: LeftProps) {
  return (
    <>
      <div className="wrap">
        <Notice title={words('person.left', { name })}>{words('person.left-text')}</Notice>
      </div>
      {instead.length > 0 ? (
        <Section id="instead_of_them" title={words('expertise.contacts')}>
          <PersonList people={instead} />
        </Section>
      ) : null}
    </>
  )
}
