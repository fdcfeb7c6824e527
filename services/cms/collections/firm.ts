import { applicationAddress, mailboxes, webAddress } from '../fields/addresses'
import { body } from '../fields/body'
import {
  beside,
  choice,
  day,
  line,
  many,
  moment,
  one,
  paragraph,
  picture,
  rows,
  tab,
  amount,
  yesNo,
} from '../fields/kinds'
import { richText } from '../fields/rich-text'
import { allOf, isNeededUnless, isNeededWith, isNotBefore, isRegulatorNumber, isWebAddress } from '../fields/rules'
import { content } from './content'

const group = 'The firm'

/** What the firm is held to in law: these pages, and all that is below them. */
const legalPages = [
  ...['legal-and-regulatory-information', 'legal-information', 'legal-notice', 'data-privacy', 'privacy-policy'],
  ...['cookie-policy', 'terms', 'terms-of-use', 'terms-of-business', 'complaints', 'modern-slavery', 'accessibility'],
]

const pages = content({
  slug: 'pages',
  type: 'page',
  labels: { singular: 'Page', plural: 'Pages' },
  group,
  description:
    'About us and everything below it, and the texts of the fixed pages (slug "careers", "accessibility" and so on). A second lawyer approves legal pages.',
  needsApproval: legalPages,
  columns: ['parent'],
  addressParents: { parent: 'pages' },
  fields: [
    one('parent', 'Parent', {
      of: 'pages',
      hint: 'Up to five levels. Moving it moves what is below it, and leaves redirects behind.',
    }),
    picture('cover', 'Cover'),
    body,
  ],
  tabs: [
    tab('Related', many('related', 'Related pages', { of: 'pages' }), many('contacts', 'Contacts', { of: 'people' })),
  ],
})

const news = content({
  slug: 'news',
  type: 'news-item',
  labels: { singular: 'News item', plural: 'News' },
  group,
  description:
    'What the firm announces. One with an embargo can be published before: readers see it from that moment on.',
  embargo: 'embargoUntil',
  columns: ['publishedOn'],
  fields: [
    beside(
      day('publishedOn', 'Date', { required: true }),
      moment('embargoUntil', 'Embargo until', {
        hint: 'Until this moment readers see nothing of it, published or not. Then it appears by itself.',
      }),
    ),
    body,
  ],
  tabs: [
    tab(
      'Contact and relations',
      one('pressContact', 'Press contact', { of: 'people' }),
      many('people', 'People', { of: 'people' }),
      many('deals', 'Deals', { of: 'deals' }),
    ),
  ],
})

const deals = content({
  slug: 'deals',
  type: 'deal',
  labels: { singular: 'Deal', plural: 'Deals' },
  group,
  description: 'Matters that the firm may speak about.',
  address: 'none',
  columns: ['client', 'date', 'confidential'],
  fields: [
    yesNo('confidential', 'The client stays unnamed', 'On: the name stays in here and is never published.'),
    {
      ...line('client', 'Client', {
        rule: isNeededUnless('confidential', 'Name the client, or say that the client stays unnamed.'),
        when: ({ confidential }) => confidential !== true,
      }),
      custom: { unless: 'confidential' },
    },
    line('role', 'What we did', { required: true, localized: true }),
    beside(
      amount('value', 'Value', { min: 0, hasFractions: true }),
      choice('currency', 'Currency', {
        of: ['GBP', 'EUR', 'USD', 'CNY', 'HKD', 'SGD', 'AED', 'JPY'],
        rule: isNeededWith('value', 'Choose the currency of the value.'),
      }),
      day('date', 'Date', { required: true }),
    ),
    many('people', 'People', { of: 'people' }),
    many('services', 'Services', { of: 'services' }),
    many('sectors', 'Sectors', { of: 'sectors' }),
    many('offices', 'Offices', { of: 'offices' }),
    many('jurisdictions', 'Jurisdictions', { of: 'nav-jurisdictions' }),
  ],
})

const vacancies = content({
  slug: 'vacancies',
  type: 'vacancy',
  labels: { singular: 'Vacancy', plural: 'Vacancies' },
  group,
  description: 'Posts to be filled. A closed one says so for thirty days.',
  columns: ['reference', 'closesOn', 'offices'],
  addressParents: { parent: 'vacancies' },
  fields: [
    beside(
      line('reference', 'Reference', { required: true }),
      choice('level', 'Level', {
        required: true,
        of: ['graduate', 'associate', 'counsel', 'partner', 'business-services'],
      }),
      line('area', 'Area of work', { required: true, localized: true }),
    ),
    beside(
      choice('employment', 'Kind of employment', {
        required: true,
        of: ['full-time', 'part-time', 'contractor', 'temporary', 'intern'],
      }),
      day('postedOn', 'Posted on', { required: true }),
      day('closesOn', 'Closes on', {
        required: true,
        rule: isNotBefore('postedOn', 'The post must close on or after the day on which it was posted.'),
      }),
    ),
    many('offices', 'Offices', { of: 'offices', required: true }),
    line('salary', 'Salary, in words', { localized: true }),
    applicationAddress({ required: true }),
    one('benefits', 'Benefits', { of: 'benefits' }),
    one('parent', 'Parent', { of: 'vacancies' }),
    body,
  ],
})

const benefits = content({
  slug: 'benefits',
  type: 'country-benefits',
  labels: { singular: 'Benefits page', plural: 'Benefits' },
  group,
  description: 'What the firm offers those who work for it, by country.',
  fields: [one('country', 'Country', { of: 'locations', required: true }), body],
})

const testimonials = content({
  slug: 'testimonials',
  type: 'testimonial',
  labels: { singular: 'Testimonial', plural: 'Testimonials' },
  group,
  description: 'What colleagues say about working here.',
  title: ['name', 'Name'],
  address: 'none',
  fields: [
    line('role', 'Role', { localized: true }),
    paragraph('text', 'In their words', { required: true, localized: true }),
    picture('portrait', 'Portrait'),
    one('office', 'Office', { of: 'offices' }),
  ],
})

const contactTopics = content({
  slug: 'contact-topics',
  type: 'contact-topic',
  labels: { singular: 'Contact topic', plural: 'Contact topics' },
  group,
  description: 'Media, alumni, complaints: each with a page, and with recipients who are never published.',
  fields: [
    many('offices', 'Offices', { of: 'offices' }),
    mailboxes('recipients', 'Recipients, by e-mail', {
      required: true,
      hint: 'Where enquiries go. Never published.',
      isInternal: true,
    }),
    body,
  ],
})

const legalNotices = content({
  slug: 'legal-notices',
  type: 'legal-notice',
  labels: { singular: 'Legal notice', plural: 'Legal notices' },
  group,
  description: 'What the regulators require on every page. A second lawyer approves every change.',
  needsApproval: true,
  mustStay: 'who regulates the firm and the complaints procedure',
  address: 'none',
  fields: [
    beside(
      line('sraNumber', 'Number at the regulator', {
        required: true,
        hint: 'The number under which the regulator knows the firm.',
        rule: isRegulatorNumber,
      }),
      line('regulatedBy', 'Regulated by, as it must be worded', {
        required: true,
        localized: true,
        hint: 'At the foot of every page, word for word, with the number after it unless the sentence holds it.',
      }),
    ),
    beside(
      picture('badge', 'Badge of the regulator', {
        hint: 'At the foot of every page, where the regulator gives one. It is served from here: nobody else is asked for it.',
      }),
      webAddress('badgeAddress', 'Where the badge leads', {
        hint: 'The page at the regulator that says that the firm is regulated, in full, beginning with https://',
        rule: allOf(isNeededWith('badge', 'Say where the badge leads.'), isWebAddress),
      }),
    ),
    rows('entities', {
      called: ['Legal entity', 'Legal entities'],
      of: [
        line('name', 'Name', { required: true }),
        one('office', 'Office', { of: 'offices' }),
        paragraph('regulatorText', 'What its regulator requires', { localized: true }),
      ],
      required: true,
    }),
  ],
  tabs: [
    tab(
      'Complaints procedure',
      rows('complaintsSteps', {
        called: ['Step', 'Steps'],
        of: [
          line('heading', 'Step', { required: true, localized: true }),
          paragraph('text', 'What happens', { required: true, localized: true }),
          line('within', 'Time limit, in words', { required: true, localized: true }),
        ],
        required: true,
        hint: 'In full: how to complain, what follows, and when. The ombudsman and the regulator come last.',
      }),
      paragraph('ombudsman', 'Legal Ombudsman: when and how to turn to it', { required: true, localized: true }),
      paragraph('regulatorContact', 'Regulator: when and how to report to it', { required: true, localized: true }),
    ),
    tab('Terms', richText('terms', { label: 'Further terms' })),
  ],
})

export const firm = [pages, news, deals, vacancies, benefits, testimonials, contactTopics, legalNotices]
