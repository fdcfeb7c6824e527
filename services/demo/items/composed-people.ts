import { toSlug } from '../../cms/fields/slug'
import { type Random } from '../compose/random'
import { type Subjects } from '../compose/subjects'
import { jobTitles } from './job-titles'
import { type Person, trainedHere } from './people'
import { type Source } from './source'

const staff = 120

type Role = Exclude<Person['role'], 'partner'>

// In the proportions of a firm: of twenty, three counsel, twelve associates, three trainees, two others.
const roles: Role[] = [
  ...Array.from({ length: 3 }, (): Role => 'counsel'),
  ...Array.from({ length: 12 }, (): Role => 'associate'),
  ...Array.from({ length: 3 }, (): Role => 'trainee'),
  ...Array.from({ length: 2 }, (): Role => 'business-services'),
]

const speaks: Record<string, string> = {
  paris: 'French',
  brussels: 'French',
  frankfurt: 'German',
  amsterdam: 'Dutch',
  dubai: 'Arabic',
  singapore: 'Mandarin',
  'hong-kong': 'Cantonese',
  shanghai: 'Mandarin',
  tokyo: 'Japanese',
}

/** Where somebody may practise who works there; England and Wales for the person who works elsewhere. */
const admittedAt: Record<string, string> = {
  paris: 'Paris',
  brussels: 'Brussels',
  frankfurt: 'Frankfurt am Main',
  amsterdam: 'Amsterdam',
  dublin: 'Ireland',
  'new-york': 'New York',
  singapore: 'Singapore',
  'hong-kong': 'Hong Kong',
  shanghai: 'Hong Kong',
  tokyo: 'Japan',
}

/** A representative office in China trains nobody for a profession that may not be exercised there. */
const trainsNobody = 'shanghai'

/** When those who are counsel now were admitted, and those who are associates: somebody is counsel after ten years or so. */
const admitted = { counsel: { from: 2005, years: 10 }, associate: { from: 2016, years: 8 } }

/** Colleagues whom no text names, until the firm has its size. */
export function composePeople(source: Source, subjects: Subjects): Person[] {
  const { names } = subjects
  const taken = new Set(source.firm.people.map(({ key }) => key))
  const people: Person[] = []
  for (let number = 0; people.length + source.firm.people.length < staff; number++) {
    const random = source.chance('people', String(number))
    const person = composePerson({ source, subjects }, random, names[number % names.length])
    if (taken.has(person.key)) continue
    taken.add(person.key)
    people.push(person)
  }
  return people
}

type Given = { source: Source; subjects: Subjects }
type Culture = Subjects['names'][number]

function composePerson({ source, subjects }: Given, random: Random, culture: Culture | undefined): Person {
  if (!culture) throw new Error('No names are listed')
  const { firm } = source
  const { bodies } = firm
  const gender = random.pick(['female', 'male'] as const)
  const [givenName, familyName] = [random.pick(culture[gender]), random.pick(culture.family)]
  const name = culture.isFamilyFirst ? `${familyName} ${givenName}` : `${givenName} ${familyName}`
  const drawn = random.pick(roles)
  const office = random.pick(culture.offices)
  const role = drawn === 'trainee' && office === trainsNobody ? 'associate' : drawn
  const practised = practisedIn(firm, office)
  const service = random.pick(firm.services.filter(({ key, parent }) => parent !== undefined && practised.has(key)))
  const isLawyer = role !== 'business-services'
  const institution = random.pick(bodies.schoolsNear[office] ?? bodies.schoolsElsewhere)
  const languages = ['English', speaks[office], bodies.taughtIn[institution]].filter((one) => one !== undefined)
  const { en, ...translated } = jobTitles[role][gender]
  return {
    key: toSlug(name),
    givenName,
    familyName,
    name,
    nativeName: writeName(culture.written, familyName, givenName),
    gender,
    role,
    jobTitle: {
      en,
      ...(random.isLucky(55) ? { 'fr-fr': translated['fr-fr'] } : {}),
      ...(random.isLucky(35) ? { 'zh-cn': translated['zh-cn'] } : {}),
    },
    offices: [office],
    services: isLawyer ? servicesAround(firm, service, practised) : [],
    sectors: isLawyer ? [random.pick(sectorsFor(service, firm, subjects)).key] : [],
    languages: [...new Set(languages)],
    admissions: isLawyer && role !== 'trainee' ? [composeAdmission(role, office, random)] : [],
    education: [isLawyer ? { degree: bodies.degrees[institution] ?? 'LLB', institution } : toArts(bodies, institution)],
    before: isHome(role, random) ? trainedHere : random.pick(bodies.lawFirmsNear[office] ?? bodies.lawFirms),
    biography: [],
  }
}

/** Those whose companies need such advice: nobody finances aircraft for makers of medicines. */
function sectorsFor(
  { key, parent = key }: Source['firm']['services'][number],
  { sectors }: Source['firm'],
  { sectors: fitting }: Subjects,
): Source['firm']['sectors'] {
  const fit = fitting[key] ?? fitting[parent]
  return fit ? sectors.filter((sector) => fit.includes(sector.key)) : sectors
}

/** Who came to business services did not study at a school of law. */
function toArts({ schoolsElsewhere }: Source['firm']['bodies'], near: string): Person['education'][number] {
  const teachesArts = (school: string) => !/\bLaw\b/.test(school)
  return { degree: 'BA', institution: teachesArts(near) ? near : (schoolsElsewhere.find(teachesArts) ?? near) }
}

/** What the people of an office do whom a text names; the texts of the office say no more. */
const practisedIn = ({ people }: Source['firm'], office: string): ReadonlySet<string> =>
  new Set(people.filter(({ offices }) => offices.includes(office)).flatMap(({ services }) => services))

/**
 * A service, another of the same team, from the same office if there is one, and the one above both: nobody is said to work on
 * "finance and finance".
 */
function servicesAround(
  { services }: Source['firm'],
  { key, parent }: Source['firm']['services'][number],
  practised: ReadonlySet<string>,
): string[] {
  const others = services.filter((one) => one.parent === parent && one.key !== key)
  const other = others.find((one) => practised.has(one.key)) ?? others[0]
  return [key, other?.key, parent].filter((one) => one !== undefined)
}

function composeAdmission(role: Role, office: string, random: Random): Person['admissions'][number] {
  const { from, years } = admitted[role === 'counsel' ? role : 'associate']
  return { place: admittedAt[office] ?? 'England and Wales', year: from + random.below(years) }
}

/** A name as Chinese writes it, where each of its parts is known. */
function writeName(
  written: Readonly<Record<string, string | undefined>>,
  family: string,
  given: string,
): string | undefined {
  const [first, second] = [written[family], written[given]]
  return first !== undefined && second !== undefined ? first + second : undefined
}

/** Trainees have been nowhere else, and most associates were trainees here. */
const isHome = (role: Role, random: Random): boolean =>
  role === 'trainee' || (role === 'associate' && random.isLucky(60))
