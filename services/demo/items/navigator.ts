import { type Locale } from '../../../src/config/locales'
import { toSlug } from '../../cms/fields/slug'
import { addDays, dayAt } from './calendar'
import { toEditions } from './editions'
import { liveIn } from './editions'
import { eachFront, findWritten } from './firm-pages'
import { type DemoItem, findRef, inEach, localesOf, ref, refs, type Translated, without } from './item'
import { findAsked } from './navigator-questions'
import { nameIn } from './place-facts'
import { type Source } from './source'

export const planNavServices = (source: Source): DemoItem[] =>
  source.firm.navigator.services.map(({ key, name, permission, team }) => ({
    collection: 'nav-services',
    key,
    values: {
      ...toEditions(source, { collection: 'nav-services', key, names: name, facts: named(name) }),
      name,
      key,
      permissionKey: permission,
      regions: refs(
        'nav-regions',
        source.firm.navigator.regions.map((region) => region.key),
      ),
      team: refs('people', team),
    },
  }))

const named = (names: Translated) => (locale: Locale) => ({ name: nameIn(names, locale) })

export const planNavRegions = (source: Source): DemoItem[] =>
  source.firm.navigator.regions.map(({ key, name }) => {
    const editions = toEditions(source, {
      collection: 'nav-regions',
      key,
      names: name,
      facts: named(name),
    })
    return { collection: 'nav-regions', key, values: { ...without(editions, 'seo'), name, key } }
  })

const ourOffice = 'our office'
const reviewEveryDays = 182

/** Reviewed in turn, so that a few fall due each week and one or two are late. */
export const planNavJurisdictions = (source: Source): DemoItem[] =>
  source.firm.navigator.jurisdictions.map((jurisdiction) => {
    const { key, name, region, counsel, reviewer, sourceLanguages, consultations } = jurisdiction
    const lastReviewed = addDays(source.today, -3 - source.chance('reviewed', key).below(reviewEveryDays + 7))
    const editions = toEditions(source, {
      collection: 'nav-jurisdictions',
      key,
      names: name,
      facts: (locale) => ({ jurisdiction: nameIn(name, locale) }),
    })
    return {
      collection: 'nav-jurisdictions',
      key,
      values: {
        ...without(editions, 'seo', 'body'),
        slug: inEach(name, (own) => toSlug(own)),
        name,
        iso: key,
        region: ref('nav-regions', region),
        counselFirm: counsel === ourOffice ? undefined : counsel,
        reviewer: ref('people', reviewer),
        lastReviewed: dayAt(lastReviewed),
        reviewDue: dayAt(addDays(lastReviewed, reviewEveryDays)),
        sourceLanguages,
        consultations: inEach(name, (_, locale) =>
          consultations.map(({ title, authority, inDays }) => ({
            ...{ title: nameIn(title, locale), authority: nameIn(authority, locale) },
            closesOn: dayAt(addDays(source.today, inDays)),
          })),
        ),
      },
    }
  })

/** Guidance is there as far as it is written. */
export const planNavContents = (source: Source): DemoItem[] =>
  findWritten(source, 'nav-contents').map(({ key, byLocale }) => {
    const title = eachFront(byLocale, (front) => front.title)
    const [first] = Object.values(byLocale)
    return {
      collection: 'nav-contents',
      key,
      values: {
        ...toEditions(source, { collection: 'nav-contents', key, names: title }),
        title,
        teaser: eachFront(byLocale, (front) => front.teaser),
        navService: findRef('nav-services', first?.front.navService),
        region: findRef('nav-regions', first?.front.region),
        version: 1,
        changeKind: 'editorial',
      },
    }
  })

export const planNavQuestions = (source: Source): DemoItem[] =>
  source.firm.navigator.services.flatMap((service) =>
    findAsked(source, service.key).map(({ key, topic, valueType, text, help }, position) => ({
      collection: 'nav-questions',
      key: `${service.key}-${key}`,
      values: {
        live: liveIn(localesOf(text)),
        text,
        helpText: help,
        navService: ref('nav-services', service.key),
        key,
        topic: inEach(text, (_, locale) => nameIn(topic, locale)),
        position: position + 1,
        valueType,
      },
    })),
  )
