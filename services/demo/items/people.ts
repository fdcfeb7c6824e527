import { type Locale } from '../../../src/config/locales'
import { toSlug } from '../../cms/fields/slug'
import { type Facts } from '../compose/expand'
import { addDays, dayAt } from './calendar'
import { liveIn, toBody } from './editions'
import { type DemoItem, inEach, localesOf, refs, type Values } from './item'
import { jobTitles } from './job-titles'
import { asSector, nameIn, sayWithin, toPlaceFacts, wordFor } from './place-facts'
import { type Source } from './source'
import { toLexical } from './to-lexical'

export type Person = Source['firm']['people'][number]

export function toPerson(source: Source, person: Person, phone: string): DemoItem {
  const { key, jobTitle, givenName, familyName, nativeName, role, name, admissions, education, languages } = person
  const told = inEach(jobTitle, (_, locale) => findBiography(source, person, locale))
  const names = inEach(jobTitle, () => name)
  const tell = (words: string) => inEach(jobTitle, (_, locale) => tellName(source, words, locale))
  const values: Values = {
    live: liveIn(localesOf(jobTitle)),
    slug: inEach(names, () => toSlug(name)),
    name: names,
    summary: inEach(told, ({ summary }) => summary),
    biography: inEach(told, ({ text }) => text),
    jobTitle,
    givenName,
    familyName,
    nativeName,
    role,
    admissions: admissions.map(({ place, year }) => ({ place: tell(place), year })),
    education: education.map(({ degree, institution }) => ({ degree: tell(degree), institution: tell(institution) })),
    spokenLanguages: inEach(jobTitle, (_, locale) => languages.map((words) => tellName(source, words, locale))),
    email: toEmail(source, person),
    phones: [{ kind: 'office', number: phone }],
    offices: refs('offices', person.offices),
    services: refs('services', person.services),
    sectors: refs('sectors', person.sectors),
    jurisdictions: refs('nav-jurisdictions', reviewedBy(source, key)),
  }
  return { collection: 'people', key, values }
}

const reviewedBy = ({ firm }: Source, key: string): string[] =>
  firm.navigator.jurisdictions.filter(({ reviewer }) => reviewer === key).map((jurisdiction) => jurisdiction.key)

function toEmail({ firm }: Source, { key }: Person): string {
  return `${key.replaceAll('-', '.')}@${String(firm.firm.mailDomain)}`
}

function findBiography(source: Source, person: Person, locale: Locale): { summary: string; text: Values } | undefined {
  const words = source.findWords('people', person.key, locale)
  const parts = words?.body
  if (words) return { summary: words.front.summary, text: toLexical(textsOf(parts ?? [])) }
  const facts = toPersonFacts(source, person, locale)
  const composed = source.compose(bankOf(person), { key: person.key, locale, facts })
  if (!composed) return undefined
  return { summary: composed.summary, text: toLexical(textsOf(toBody(`people/${person.key}`, composed.paragraphs))) }
}

/** What `before` says of those who have worked nowhere else. */
export const trainedHere = 'Trained here'

function bankOf({ role, before }: Person): string {
  if (role === 'business-services') return 'people-staff'
  return before === trainedHere ? 'people-home' : 'people'
}

const textsOf = (parts: ReturnType<typeof toBody>) => parts.flatMap((part) => (part.block === 'text' ? part.text : []))

type Gendered = Record<Person['gender'], Facts>

/** What a language says differently of women and men. */
const pronouns: Partial<Record<Locale, Gendered>> = {
  en: {
    female: { they: 'she', their: 'her', them: 'her' },
    male: { they: 'he', their: 'his', them: 'him' },
  },
  'fr-fr': {
    female: { they: 'elle', their: 'son', them: 'la', e: 'e', avocat: 'avocate' },
    male: { they: 'il', their: 'son', them: 'le', e: '', avocat: 'avocat' },
  },
  'zh-cn': { female: { they: '她', their: '她的', them: '她' }, male: { they: '他', their: '他的', them: '他' } },
}

export const nameOf = (person: Person, locale: Locale): string => findHanName(person, locale) ?? person.name

/** A native name in another script would be as foreign to a Chinese page as it is to an English one. */
const findHanName = ({ nativeName = '' }: Person, locale: Locale): string | undefined =>
  locale === 'zh-cn' && /^\p{Script=Han}+$/u.test(nativeName) ? nativeName : undefined

/** What a person of the firm is called; the firm itself answers for what nobody is named for. */
export function tellPerson({ firm }: Source, key: string | undefined, locale: Locale): string {
  const person = firm.people.find((one) => one.key === key)
  return person ? nameOf(person, locale) : firm.firm.name
}

/** What somebody is among colleagues, whatever else the page of that person says: "partner", "associée", "合伙人". */
export const tellRank = ({ role, gender }: Person, locale: Locale): string =>
  asRole(nameIn(jobTitles[role][gender], locale))

/** In a sentence all words of a title are small but the place: "chief representative in Shanghai". */
const asRole = (title: string): string =>
  title.replace(/(?<!(?:^| )(?:in|à) )\p{Lu}(?=\p{Ll})/gu, (letter) => letter.toLowerCase())

/** A school, an employer, a place or what else a life is described with, as a language writes it. */
function tellName<Name extends string | undefined>({ firm }: Source, name: Name, locale: Locale): Name | string {
  const names: Partial<Record<Locale, Record<string, string>>> = firm.bodies.namesIn
  return names[locale]?.[name ?? ''] ?? name
}

/** What a person works on without the fields of which something is said already: not "disputes and commercial litigation". */
function tellApart({ firm }: Source, { services }: Person): readonly string[] {
  const parents = firm.services.filter(({ key }) => services.includes(key)).map(({ parent }) => parent)
  const apart = services.filter((key) => !parents.includes(key))
  return apart.length > 1 ? apart : services
}

function tellSector({ firm }: Source, { sectors }: Person, locale: Locale): string | undefined {
  const first = firm.sectors.find(({ key }) => key === sectors[0])
  return first && asSector(sayWithin(first, locale), first, locale)
}

export function toPersonFacts(source: Source, person: Person, locale: Locale): Facts {
  const { firm } = source
  const [service, secondService = service] = tellApart(source, person).map((key) => wordFor(firm.services, key, locale))
  const [admission] = person.admissions
  return {
    ...toPlaceFacts(source, person.offices[0] ?? '', locale),
    ...pronouns[locale]?.[person.gender],
    person: nameOf(person, locale),
    // A text in Chinese calls nobody by a given name alone.
    givenName: locale === 'zh-cn' ? nameOf(person, locale) : person.givenName,
    role: asRole(nameIn({ ...jobTitles[person.role][person.gender], ...person.jobTitle }, locale)),
    service,
    secondService,
    sector: tellSector(source, person, locale),
    year: admission && String(admission.year),
    place: tellName(source, admission?.place, locale),
    degree: tellName(source, person.education[0]?.degree, locale),
    institution: tellName(source, person.education[0]?.institution, locale),
    before: tellName(source, person.before, locale),
  }
}

/** Each office's direct lines are given out in their order. */
export function createDirectory({ firm }: Source): (office: string) => string {
  const given = new Map<string, number>()
  return (key) => {
    const { phone = '', directLines = '' } = firm.offices.find((office) => office.key === key) ?? {}
    const [first = phone] = directLines.split(' to ')
    const count = given.get(key) ?? 0
    given.set(key, count + 1)
    return addToNumber(first, count)
  }
}

/** The number so many further on, written in the same groups. */
function addToNumber(number: string, count: number): string {
  const digits = number.replace(/\D/g, '')
  const next = Array.from((BigInt(digits) + BigInt(count)).toString())
  return number.replace(/\d/g, () => next.shift() ?? '')
}

const daysSinceLeft = 60

/** One colleague, whom no text names, has left: there is a page that says so, and who helps instead. */
export function planPeople(source: Source, composed: readonly Person[]): DemoItem[] {
  const findLine = createDirectory(source)
  const gone = composed.findLast(({ role }) => role === 'counsel')
  return [...source.firm.people, ...composed].map((person) => {
    const { values, ...item } = toPerson(source, person, findLine(person.offices[0] ?? ''))
    const leftAt = person === gone ? dayAt(addDays(source.today, -daysSinceLeft)) : undefined
    return { ...item, values: { ...values, leftAt } }
  })
}
