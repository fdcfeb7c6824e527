import { type Firm } from '../firm-schema'
import { addDays, dayAt } from './calendar'
import { chooseLocales, type Composing, drawExperts } from './composing'
import { composeEditions } from './editions'
import { type DemoItem, findRef, inEach, refs } from './item'
import { tellPerson } from './people'
import { nameIn, saidIn, toPlaceFacts, wordFor } from './place-facts'
import { type Source } from './source'

const count = 18

export const composeVacancies = (composing: Composing): DemoItem[] =>
  composing.source
    .chance('vacancies')
    .take(composing.source.firm.services, count)
    .map((service, number) => composeVacancy(composing, service, number))

/** A post beside a partner who does that work, where that partner is. */
function composeVacancy({ source, subjects }: Composing, service: Firm['services'][number], number: number): DemoItem {
  const { firm, today } = source
  const random = source.chance('vacancies', service.key)
  const [leader] = drawExperts(withPartnersOnly(source), [service.key], random)
  const office = leader.offices[0] ?? ''
  const post = subjects.levels[number % subjects.levels.length] ?? random.pick(subjects.levels)
  const { key, title, values } = composeEditions(source, {
    bank: 'vacancies',
    key: service.key,
    locales: chooseLocales(random, service.name),
    facts: (locale) => ({
      ...toPlaceFacts(source, office, locale),
      level: nameIn(post, locale),
      service: wordFor(firm.services, service.key, locale),
      person: tellPerson(source, leader.key, locale),
    }),
  })
  // One has just closed, so that the list shows what that looks like.
  const closesIn = number === 0 ? -10 : 12 + number * 5
  const closesOn = addDays(today, closesIn)
  return {
    collection: 'vacancies',
    key,
    values: {
      ...values,
      reference: `AV-${1001 + number}`,
      level: post.level,
      area: inEach(title, (_, locale) => saidIn(service, locale)),
      employment: number % 7 === 3 ? 'part-time' : 'full-time',
      // Those that stay open for long were posted lately.
      postedOn: dayAt(addDays(today, Math.min(closesIn - 45, -2 - number))),
      closesOn: dayAt(closesOn),
      offices: refs('offices', [office]),
      salary: inEach(title, (_, locale) => post.pay[office]?.[locale as 'en']),
      benefits: findRef('benefits', findBenefits(source, office)),
      applyUrl: `https://${String(firm.firm.applyDomain)}/vacancies/av-${1001 + number}`,
    },
  }
}

/** What is offered in the office's country, where somebody wrote it down. */
function findBenefits({ firm, words }: Source, office: string): string | undefined {
  const country = firm.offices.find(({ key }) => key === office)?.country
  return words.find(({ type, key }) => type === 'benefits' && key === country)?.key
}

/** Nobody reports to a colleague of lower rank. */
const withPartnersOnly = (source: Source): Source => ({
  ...source,
  firm: { ...source.firm, people: source.firm.people.filter(({ role }) => role === 'partner') },
})
