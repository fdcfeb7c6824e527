import {
  type ContentPlace,
  dayOf,
  dealOf,
  eventOf,
  jurisdictionOf,
  officeOf,
  personOf,
  vacancyOf,
  type Values,
} from './cms-content'

type Wrong = { name: string; collection: string; body: (place: ContentPlace) => Values; words: RegExp }

/** One value each that must not go live, and what its editor learns. */
export const wrongValues: Wrong[] = [
  {
    name: 'an event that ends before it starts',
    collection: 'events',
    body: () => eventOf({ endsAt: dayOf('01') }),
    words: /Ends: The event must end after/,
  },
  {
    name: 'registration that closes before it opens',
    collection: 'events',
    body: () => eventOf({ registrationOpens: dayOf('03'), registrationCloses: dayOf('02') }),
    words: /Registration closes: Registration must close after it opens/,
  },
  {
    name: 'registration that closes after the event',
    collection: 'events',
    body: () => eventOf({ registrationCloses: dayOf('30') }),
    words: /Registration closes: .*before the event has ended/,
  },
  {
    name: 'part of a place',
    collection: 'events',
    body: () => eventOf({ capacity: 2.5 }),
    words: /Places: 2\.5 must be a whole number/,
  },
  {
    name: 'a required text of blanks',
    collection: 'people',
    body: (place) => personOf(place, { jobTitle: ' \u00a0 ' }),
    words: /Job title: Write something: these are only blanks/,
  },
  {
    name: 'a time zone that is none',
    collection: 'events',
    body: () => eventOf({ timeZone: 'London' }),
    words: /Time zone: "London" must be the name of a time zone/,
  },
  {
    name: 'a vacancy that closes before it was posted',
    collection: 'vacancies',
    body: (place) => vacancyOf(place, { closesOn: '2026-04-30T12:00:00.000Z' }),
    words: /Closes on: The post must close/,
  },
  {
    name: 'an application address that runs a script',
    collection: 'vacancies',
    body: (place) => vacancyOf(place, { applyUrl: 'javascript:alert(1)' }),
    words: /Where to apply is code in the form of an address/,
  },
  {
    name: 'a deal without a client that may be named',
    collection: 'deals',
    body: () => dealOf({ client: '' }),
    words: /Client: Name the client, or say/,
  },
  {
    name: 'a value without a currency',
    collection: 'deals',
    body: () => dealOf({ value: 5 }),
    words: /Currency: Choose the currency/,
  },
  {
    name: 'a country that is none',
    collection: 'locations',
    body: () => ({ name: 'Nowhere', kind: 'country', iso: 'XQ' }),
    words: /ISO code of the country: "XQ"/,
  },
  {
    name: 'a latitude beyond the pole',
    collection: 'offices',
    body: (place) => officeOf(place, { latitude: 91 }),
    words: /Latitude/,
  },
  {
    name: 'a telephone number without its country',
    collection: 'offices',
    body: (place) => officeOf(place, { phones: ['020 7946 0123'] }),
    words: /Telephones: "020 7946 0123"/,
  },
  {
    name: 'hours that end before they begin',
    collection: 'offices',
    body: (place) => officeOf(place, { hours: [{ day: 'monday', opens: '17:00', closes: '09:00' }] }),
    words: /Closes: The office must close/,
  },
  {
    name: 'an e-mail address that is none',
    collection: 'people',
    body: (place) => personOf(place, { email: 'ada' }),
    words: /E-mail: /,
  },
  {
    name: 'a teaser of 201 characters',
    collection: 'nav-contents',
    body: (place) => ({ title: 'G', navService: place.navService, teaser: 'x'.repeat(201) }),
    words: /Teaser has 201 characters; at most 200/,
  },
  {
    name: 'a short answer of 141 characters',
    collection: 'nav-answers',
    body: () => ({ shortAnswer: 'x'.repeat(141) }),
    words: /Short answer has 141 characters; at most 140/,
  },
  {
    name: 'a review that was due before it was made (N16)',
    collection: 'nav-jurisdictions',
    body: (place) => jurisdictionOf(place, { reviewDue: dayOf('01'), lastReviewed: dayOf('02') }),
    words: /Review due: The next review/,
  },
  {
    name: 'a jurisdiction without review dates (N16)',
    collection: 'nav-jurisdictions',
    body: (place) => jurisdictionOf(place, { reviewDue: null, lastReviewed: null }),
    words: /Last reviewed: This field is required[^]*Review due: This field is required/,
  },
  {
    name: 'a marketing page of nothing',
    collection: 'marketing-pages',
    body: () => ({ title: 'M' }),
    words: /Of the product: Choose the product or the navigator service/,
  },
  {
    name: 'a second region with the same key',
    collection: 'nav-regions',
    body: () => ({ name: 'Europe again', key: 'europe' }),
    words: /Another navigator region has this key already/,
  },
  {
    name: 'a redirect to nowhere',
    collection: 'redirects',
    body: () => ({ from: '/en/old', reason: 'x' }),
    words: /Leads to: Choose the page/,
  },
  {
    name: 'a redirect from elsewhere',
    collection: 'redirects',
    body: () => ({ from: '//example.com', reason: 'x', isGone: true }),
    words: /Old address: "\/\/example.com" must be a path/,
  },
]
