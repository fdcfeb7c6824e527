import { localesIn } from '../../../src/config/locales'
import { type FrontMatter } from '../words/front-matter'
import { type Words } from '../words/parse-words'
import { liveIn, toEditions } from './editions'
import { type DemoItem, findRef, inEach, localesOf, ref, refs, type Translated, type Values } from './item'
import { nameIn } from './place-facts'
import { type Source } from './source'
import { toLexical } from './to-lexical'

// A page without a parent stands for the fixed page of that slug, and so may one below it: "our-story" is the first that does not.
const firstOwnPage = 'our-story'

export function planPages(source: Source): DemoItem[] {
  const { pages } = source.firm
  const firstOwn = pages.findIndex(({ key }) => key === firstOwnPage)
  return pages.map(({ key, parent, title }, position) => ({
    collection: 'pages',
    key,
    values: {
      ...toEditions(source, {
        collection: 'pages',
        key,
        names: title,
        isSlugKept: position < firstOwn,
        facts: (locale) => ({ name: nameIn(title, locale) }),
      }),
      title,
      parent: findRef('pages', parent),
      cover: source.findPicture('pages', key),
      related: refs('pages', findSiblings(source, { key, parent })),
    },
  }))
}

const mostRelated = 3

function findSiblings({ firm }: Source, page: { key: string; parent?: string | undefined }): string[] {
  if (page.parent === undefined) return []
  return firm.pages
    .filter(({ key, parent }) => parent === page.parent && key !== page.key)
    .map(({ key }) => key)
    .slice(0, mostRelated)
}

export const planContactTopics = (source: Source): DemoItem[] =>
  source.firm['contact-topics'].map(({ key, title, offices }) => ({
    collection: 'contact-topics',
    key,
    values: {
      ...toEditions(source, {
        collection: 'contact-topics',
        key,
        names: title,
        facts: (locale) => ({ name: nameIn(title, locale) }),
      }),
      title,
      offices: refs('offices', offices),
      recipients: [`${key}@${String(source.firm.firm.mailDomain)}`],
    },
  }))

type WrittenOnly = 'benefits' | 'testimonials' | 'legal-notices' | 'nav-contents'
export type Written<Type extends WrittenOnly> = { key: string; byLocale: Translated<Words<Type>> }

/** Of some kinds there are those, and only those, that somebody wrote. */
export function findWritten<Type extends WrittenOnly>(source: Source, type: Type): Written<Type>[] {
  const keys = [...new Set(source.words.filter((one) => one.type === type).map(({ key }) => key))]
  return keys.map((key) => {
    const found = localesIn('main').map((locale) => [locale, source.findWords(type, key, locale)] as const)
    const byLocale = Object.fromEntries(found.filter(([, words]) => words)) as Translated<Words<Type>>
    return { key, byLocale }
  })
}

/** One field of the front matter in each language. */
export const eachFront = <Type extends WrittenOnly, Result>(
  byLocale: Translated<Words<Type>>,
  read: (front: FrontMatter[Type]) => Result | undefined,
): Translated<Result> => inEach(byLocale, ({ front }) => read(front))

export const planBenefits = (source: Source): DemoItem[] =>
  findWritten(source, 'benefits').map(({ key, byLocale }) => {
    const title = eachFront(byLocale, (front) => front.title)
    const values = { ...toEditions(source, { collection: 'benefits', key, names: title }), title }
    return { collection: 'benefits', key, values: { ...values, country: ref('locations', key) } }
  })

export const planTestimonials = (source: Source): DemoItem[] =>
  findWritten(source, 'testimonials').map(({ key, byLocale }) => {
    const [first] = Object.values(byLocale)
    const values = {
      live: liveIn(localesOf(byLocale)),
      name: eachFront(byLocale, (front) => front.name),
      role: eachFront(byLocale, (front) => front.role),
      text: inEach(byLocale, (words) => toPlain(words)),
      office: findRef('offices', first?.front.office),
    }
    return { collection: 'testimonials', key, values }
  })

const textOf = (words: Words) => words.body.flatMap((part) => (part.block === 'text' ? part.text : []))

function toPlain(words: Words): string {
  const root = toLexical(textOf(words)).root as { children: { children: { text?: string }[] }[] }
  return root.children.map(({ children }) => children.map(({ text = '' }) => text).join('')).join('\n\n')
}

export const planLegalNotices = (source: Source): DemoItem[] =>
  findWritten(source, 'legal-notices').map(({ key, byLocale }) => ({
    collection: 'legal-notices',
    key,
    values: {
      live: liveIn(localesOf(byLocale)),
      title: eachFront(byLocale, (front) => front.title),
      sraNumber: source.firm.firm.sraNumber,
      regulatedBy: eachFront(byLocale, (front) => front.regulatedBy),
      entities: toEntities(source, byLocale),
      complaintsSteps: toSteps(byLocale),
      ombudsman: eachFront(byLocale, (front) => front.ombudsman),
      regulatorContact: eachFront(byLocale, (front) => front.regulatorContact),
      terms: inEach(byLocale, (words) => toLexical(textOf(words))),
    },
  }))

type Notices = Translated<Words<'legal-notices'>>

function toEntities({ firm }: Source, notices: Notices): Values[] {
  const keys = [...new Set(Object.values(notices).flatMap((words) => Object.keys(words?.front.entities ?? {})))]
  return keys.map((key) => ({
    name: firm.offices.find((office) => office.key === key)?.entity ?? firm.firm.name,
    office: ref('offices', key),
    regulatorText: eachFront(notices, (front) => front.entities[key]),
  }))
}

function toSteps(notices: Notices): Values[] {
  const longest = Math.max(0, ...Object.values(notices).map((words) => words?.front.complaintsSteps.length ?? 0))
  const stepIn = (row: number, name: 'heading' | 'text' | 'within') =>
    eachFront(notices, (front) => front.complaintsSteps[row]?.[name])
  return Array.from({ length: longest }, (_, row) => ({
    heading: stepIn(row, 'heading'),
    text: stepIn(row, 'text'),
    within: stepIn(row, 'within'),
  }))
}
