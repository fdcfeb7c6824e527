import { type ReactElement } from 'react'
import { locales } from '../../src/config/locales'
import { formatDay } from '../../src/i18n/format/format-date'
import { formatKilometres } from '../../src/i18n/format/format-number'
import { mainWords } from '../../src/i18n/words'
import { type Frame, Layout } from '../../src/shell/layout/layout'
import { planLanguages } from '../../src/shell/plan-languages'
import { findBearing, findDistance } from '../../src/ui/art/bearing'
import { ArticleHead } from '../../src/ui/article-head/article-head'
import { Actions, Callout } from '../../src/ui/callout/callout'
import { ChangeList } from '../../src/ui/change-list/change-list'
import { Contents } from '../../src/ui/contents/contents'
import { Facts } from '../../src/ui/facts/facts'
import { FeatureAndList, FeatureRow } from '../../src/ui/feature/feature'
import { Hero } from '../../src/ui/hero/hero'
import { IndexList } from '../../src/ui/index-list/index-list'
import { Notes } from '../../src/ui/notes/notes'
import { OfficeList } from '../../src/ui/office-list/office-list'
import { PageHead } from '../../src/ui/page-head/page-head'
import { PersonList } from '../../src/ui/person-list/person-list'
import { examplePeople } from '../../src/ui/person-list/person-list.examples'
import { ArticleBody, SideNote } from '../../src/ui/prose/prose'
import { RichText } from '../../src/ui/rich-text/rich-text'
import { RunningIndex } from '../../src/ui/running-index/running-index'
import { Section } from '../../src/ui/section/section'
import { type SampleLocale, sampleLocales, samples } from '../../tests/support/content/sample-words'

const london = { latitude: 51.51, longitude: -0.1 }
const cities = {
  paris: { latitude: 48.86, longitude: 2.35 },
  singapore: { latitude: 1.28, longitude: 103.85 },
  shanghai: { latitude: 31.23, longitude: 121.47 },
}
const names = {
  en: { london: 'London', paris: 'Paris', singapore: 'Singapore', shanghai: 'Shanghai' },
  'fr-fr': { london: 'Londres', paris: 'Paris', singapore: 'Singapour', shanghai: 'Shanghai' },
  'zh-cn': { london: '伦敦', paris: '巴黎', singapore: '新加坡', shanghai: '上海' },
}

const days = ['2026-11-14', '2026-11-11', '2026-11-03']
const dated = (locale: SampleLocale, iso: string) => ({ iso, text: formatDay(locale, iso, 'short') })

function frameOf(locale: SampleLocale): Frame {
  const { navigation, expertise, statement } = samples[locale]
  const words = mainWords(locale)
  return {
    locale,
    home: '#home',
    navigation: navigation.map((text, position) => ({
      href: `#${position}`,
      text,
      ...(position === 0
        ? { below: expertise.map((title, index) => ({ href: `#expertise-${index}`, text: title })) }
        : {}),
      ...(position === 1 ? { isCurrent: true } : {}),
    })),
    tools: [{ href: '#contact', text: words('shell.contact') }],
    search: '#search',
    languages: planLanguages({
      set: 'main',
      locale,
      alternates: Object.fromEntries(sampleLocales.map((language) => [language, `#${language}`])),
      homeOf: (language) => `#home-${language}`,
    }),
    footer: {
      statements: [{ text: statement }, { text: words('shell.regulator-number', { number: '000000' }) }],
      groups: [0, 2, 4].map((from) => ({
        title: navigation[from] ?? '',
        links: navigation.slice(from, from + 3).map((text, position) => ({ href: `#foot-${from}-${position}`, text })),
      })),
    },
  }
}

const rowsOf = (locale: SampleLocale) =>
  samples[locale].titles.map((title, position) => ({
    href: `#title-${position}`,
    title,
    date: dated(locale, days[position] ?? ''),
    topic: samples[locale].expertise[position] ?? '',
  }))

function Offices({ locale }: { locale: SampleLocale }) {
  const words = mainWords(locale)
  const entries = Object.entries(cities).map(([slug, place]) => {
    const bearing = Math.round(findBearing(london, place))
    const distance = formatKilometres(locale, findDistance(london, place))
    const note = words('office.bearing', { degrees: bearing, distance, city: names[locale].london })
    return { slug, href: `#${slug}`, name: names[locale][slug as 'paris'], bearing, note }
  })
  return <OfficeList offices={[{ slug: 'london', href: '#london', name: names[locale].london }, ...entries]} />
}

function Home({ locale }: { locale: SampleLocale }) {
  const words = mainWords(locale)
  const { claim, lead, title, standfirst, expertise, question, place } = samples[locale]
  const was = words('navigator.permitted-with-conditions')
  const to = { kind: 'prohibited' as const, text: words('navigator.prohibited') }
  return (
    <>
      <Hero lines={claim} lead={lead} links={[{ href: '#insights', text: words('home.all-briefings') }]} />
      <Section id="seen" title={words('home.briefings')} more={{ href: '#all', text: words('home.all-briefings') }}>
        <FeatureAndList
          feature={{ slug: 'dma', href: '#dma', title, standfirst, meta: formatDay(locale, '2026-11-17') }}
        >
          <IndexList rows={rowsOf(locale)} />
        </FeatureAndList>
      </Section>
      <Section id="changed" title={words('navigator.changed')} isBand>
        <ChangeList
          changes={[1, 2].map((number) => ({
            href: `#change-${number}`,
            place,
            question,
            change: { was: words('navigator.was'), from: was, to },
            date: dated(locale, `2026-11-1${number}`),
          }))}
        />
      </Section>
      <Section id="expertise" title={words('home.expertise')}>
        <RunningIndex links={expertise.map((text, position) => ({ href: `#index-${position}`, text }))} />
      </Section>
      <Section
        id="offices"
        title={words('home.offices')}
        note={words('home.offices-note', { city: names[locale].london })}
      >
        <Offices locale={locale} />
      </Section>
    </>
  )
}

function Article({ locale }: { locale: SampleLocale }) {
  const words = mainWords(locale)
  const { title, standfirst, headings, paragraphs, side, position, navigation, titles } = samples[locale]
  const above = { label: words('shell.breadcrumb'), links: [{ href: '#insights', text: navigation[1] ?? '' }] }
  const people = examplePeople.slice(0, 2).map((person) => ({ ...person, role: position }))
  return (
    <article>
      <ArticleHead
        slug="dma"
        title={title}
        above={above}
        standfirst={standfirst}
        facts={[formatDay(locale, '2026-11-17'), words('article.minutes', { count: 9 })]}
      />
      <ArticleBody
        aside={
          <Contents
            title={words('body.contents')}
            links={headings.map((text, index) => ({ href: `#heading-${index}`, text }))}
          />
        }
      >
        <Callout id="brief" title={words('article.in-brief')}>
          <Actions actions={[{ when: formatDay(locale, '2026-11-27'), what: paragraphs[1] }]} />
        </Callout>
        {headings.flatMap((heading, index) => [
          <RichText
            key={heading}
            parts={[
              {
                kind: 'heading',
                level: 2,
                id: `heading-${index}`,
                content: [{ kind: 'words', text: heading, marks: [] }],
              },
              ...paragraphs.map((text, row) => ({
                kind: 'paragraph' as const,
                number: String(index * 2 + row + 1),
                content: [
                  { kind: 'words' as const, text, marks: [] },
                  ...(index + row === 0
                    ? [{ kind: 'note' as const, id: 'note', number: '1', label: words('body.note', { number: 1 }) }]
                    : []),
                ],
              })),
            ]}
          />,
          ...(index === 0 ? [<SideNote key="side">{side}</SideNote>] : []),
        ])}
        <Notes
          id="notes"
          title={words('body.sources')}
          notes={[{ id: 'note', content: 'EU:T:2001:259', backLabel: words('body.back', { number: 1 }) }]}
          closing={words('article.law-as-at', { date: formatDay(locale, '2026-11-17') })}
        />
      </ArticleBody>
      <Section id="authors" title={words('article.written-by')}>
        <PersonList people={people} look="rows" />
      </Section>
      <Section id="next" title={words('body.related')}>
        <FeatureRow
          items={titles.map((text, index) => ({ slug: `next-${index}`, href: `#next-${index}`, title: text }))}
        />
      </Section>
    </article>
  )
}

function People({ locale }: { locale: SampleLocale }) {
  const words = mainWords(locale)
  return (
    <>
      <PageHead title={words('people.title')} />
      <div className="wrap split">
        <div className="sidenote">
          <Facts facts={[{ term: words('people.by-office'), details: [names[locale].london, names[locale].paris] }]} />
        </div>
        <div className="main">
          <PersonList people={examplePeople} level={2} />
        </div>
      </div>
    </>
  )
}

const pages = { home: Home, article: Article, people: People }

export type SamplePage = { name: string; locale: SampleLocale; lang: string; element: ReactElement }

/** Whole pages, as a reader would see them. */
export const samplePages: SamplePage[] = sampleLocales.flatMap((locale) =>
  Object.entries(pages).map(([name, Content]) => ({
    name,
    locale,
    lang: locales[locale].htmlLang,
    element: (
      <Layout frame={frameOf(locale)}>
        <Content locale={locale} />
      </Layout>
    ),
  })),
)
