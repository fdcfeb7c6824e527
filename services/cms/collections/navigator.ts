import { type Field } from 'payload'
import { answerStatuses } from '../../../src/content/answer-statuses'
import { deadlineUnits } from '../../../src/content/deadline-units'
import { key, permission, webAddress } from '../fields/addresses'
import { body } from '../fields/body'
import { amount, beside, choice, day, line, lines, many, one, paragraph, rows, tab } from '../fields/kinds'
import { changedBy } from '../fields/made-by'
import { richText } from '../fields/rich-text'
import { isAfter, isJurisdictionCode, isLanguageCode, isNeededWith, isNotBefore } from '../fields/rules'
import { toldNames } from '../fields/told-names'
import { keepStatus } from '../workflow/reviews/answer-status'
import { dropOtherNotes } from '../workflow/versions/law-versions'
import { content } from './content'

const group = 'Navigator'

const services = content({
  slug: 'nav-services',
  onlyOneWith: { fields: ['key'], words: 'Another navigator service has this key already' },
  type: 'nav-service',
  labels: { singular: 'Navigator service', plural: 'Navigator services' },
  group,
  description: 'A subject that clients subscribe to, such as share disclosure.',
  title: ['name', 'Name'],
  fields: [
    beside(key(), permission({ required: true })),
    many('regions', 'Regions covered', { of: 'nav-regions', required: true }),
    many('team', 'Team', { of: 'people' }),
    body,
  ],
})

const regions = content({
  slug: 'nav-regions',
  onlyOneWith: { fields: ['key'], words: 'Another navigator region has this key already' },
  type: 'nav-region',
  labels: { singular: 'Navigator region', plural: 'Navigator regions' },
  group,
  description: 'Jurisdictions together; shown under every service that covers it.',
  title: ['name', 'Name'],
  address: 'key',
  fields: [key(), body],
})

const jurisdictions = content({
  slug: 'nav-jurisdictions',
  onlyOneWith: { fields: ['iso'], words: 'Another jurisdiction has this ISO code already' },
  type: 'nav-jurisdiction',
  labels: { singular: 'Jurisdiction', plural: 'Jurisdictions' },
  group,
  description: 'A place with its own law, with the counsel who keeps its answers right.',
  title: ['name', 'Name'],
  address: 'key',
  columns: ['iso', 'region', 'reviewDue'],
  hasOwnReview: true,
  beside: { component: '/components/yearly-review#YearlyReview', name: 'answers' },
  fields: [
    beside(
      line('iso', 'ISO code', { required: true, hint: 'Such as GB, or US-DE.', rule: isJurisdictionCode }),
      one('region', 'Region', { of: 'nav-regions', required: true }),
    ),
    beside(
      line('counselFirm', 'Local counsel'),
      line('counselPerson', 'Person there'),
      one('reviewer', 'Our reviewer', { of: 'people' }),
    ),
    beside(
      day('lastReviewed', 'Last reviewed', { required: true }),
      day('reviewDue', 'Review due', {
        required: true,
        hint: 'Readers are warned from this day on.',
        rule: isAfter('lastReviewed', 'The next review must be due after the last one.'),
      }),
    ),
    lines('sourceLanguages', 'Languages of the sources', {
      hint: 'Their codes, such as en, fr or zh; every page names them in its own language.',
      rule: isLanguageCode,
    }),
    rows('consultations', {
      called: ['Consultation', 'Consultations'],
      localized: true,
      hint: 'Where an authority asks what a rule to come should say. Followers find the last day in their calendars.',
      of: [
        line('title', 'Title', { required: true }),
        beside(
          line('authority', 'Who asks', { required: true }),
          day('closesOn', 'Closes on', { required: true }),
          webAddress('url', 'Where it can be read'),
        ),
      ],
    }),
  ],
})

/** The number by which readers cite a text of the law, and the note that readers get of a change. */
const lawVersion = (initially: { version?: number; kind?: string } = {}): Field[] => [
  beside(
    {
      ...amount('version', 'Version', {
        required: true,
        min: 1,
        hint: 'The next number is filled in when you save the first change. A change marked editorial may keep the number that readers have.',
      }),
      ...(initially.version === undefined ? {} : { defaultValue: initially.version }),
    },
    choice('changeKind', 'Kind of change', {
      required: true,
      of: ['editorial', 'law-change', 'correction'],
      ...(initially.kind === undefined ? {} : { initially: initially.kind }),
    }),
  ),
  {
    ...paragraph('changeNote', 'What changed, for readers', {
      localized: true,
      hint: 'Every new version tells it. Readers of a language without it get the English one.',
    }),
    hooks: { beforeChange: [dropOtherNotes] },
  },
]

/** What is live beside what would be published. */
const difference = { component: '/components/live-difference#LiveDifference', name: 'difference' } as const

const contents = content({
  slug: 'nav-contents',
  type: 'nav-content',
  labels: { singular: 'Guidance', plural: 'Guidance' },
  group,
  description:
    'Guidance for subscribers. The public sees title, summary, scope and teaser; the text goes to subscribers alone.',
  audience: 'account',
  teaser: {
    type: 'nav-content-teaser',
    fields: ['title', 'summary', 'slug', 'seo', 'navService', 'region', 'teaser', 'reviewedAt', 'reviewDueAt'],
  },
  needsApproval: true,
  hasLawVersions: true,
  addressParents: { region: 'nav-regions', navService: 'nav-services' },
  columns: ['navService', 'region'],
  fields: [
    one('navService', 'Service', { of: 'nav-services', required: true }),
    one('region', 'Region, for guidance on one region', { of: 'nav-regions' }),
    paragraph('teaser', 'Teaser', {
      required: true,
      localized: true,
      atMost: 200,
      hint: 'What the public may read of it, in at most 200 characters.',
    }),
    body,
  ],
  beside: difference,
  tabs: [tab('Change', ...lawVersion({ version: 1, kind: 'editorial' }), ...toldNames)],
})

const questions = content({
  slug: 'nav-questions',
  onlyOneWith: { fields: ['navService', 'key'], words: 'Another question of this service has this key already' },
  type: 'nav-question',
  labels: { singular: 'Question', plural: 'Questions' },
  group,
  description: 'What every jurisdiction of a service is asked.',
  title: ['text', 'Question'],
  address: 'none',
  hasNoSummary: true,
  columns: ['navService', 'topic', 'position'],
  fields: [
    beside(one('navService', 'Service', { of: 'nav-services', required: true }), key()),
    beside(
      line('topic', 'Topic', { required: true, localized: true }),
      amount('position', 'Position', { required: true, min: 1 }),
    ),
    choice('valueType', 'Kind of answer', { required: true, of: ['status', 'threshold', 'days', 'text', 'yes-no'] }),
    paragraph('helpText', 'Help', { localized: true }),
  ],
})

// Payload would give these values the name of those of its own `_status`, and no answer could be stored.
const said = choice('status', 'What the law says', { of: answerStatuses, enumName: 'nav_answer_status' })
const status: Field = {
  ...said,
  admin: { ...said.admin, components: { Field: '/components/answer-status#AnswerStatus' } },
}

const answers = content({
  slug: 'nav-answers',
  type: 'nav-answer',
  labels: { singular: 'Answer', plural: 'Answers' },
  group,
  description:
    'What the law of one jurisdiction says to one question. For subscribers alone; a second lawyer approves every change. Search finds jurisdictions and questions too.',
  title: ['shortAnswer', 'Short answer', 140],
  onlyOneWith: {
    fields: ['jurisdiction', 'question'],
    words: 'This jurisdiction has a published answer to this question already',
  },
  audience: 'account',
  needsApproval: true,
  hasLawVersions: true,
  keep: keepStatus,
  address: 'none',
  hasNoSummary: true,
  columns: ['jurisdiction', 'question', 'status', 'version', 'changedBy'],
  searched: ['jurisdiction.name', 'question.text'],
  beside: difference,
  fields: [
    beside(
      one('jurisdiction', 'Jurisdiction', { of: 'nav-jurisdictions', required: true }),
      one('question', 'Question', { of: 'nav-questions', required: true }),
    ),
    status,
    richText('detail', { label: 'In full' }),
    beside(
      line('threshold', 'Threshold'),
      amount('deadlineAmount', 'Deadline', { min: 0 }),
      choice('deadlineUnit', 'Unit', {
        of: deadlineUnits,
        rule: isNeededWith('deadlineAmount', 'Choose the unit of the deadline.'),
      }),
      line('deadlineFrom', 'From'),
    ),
  ],
  tabs: [
    tab(
      'Sources and validity',
      rows('sources', {
        called: ['Source', 'Sources'],
        of: [
          beside(
            line('title', 'Title', { required: true }),
            line('provision', 'Provision'),
            webAddress('url', 'Where it can be read'),
          ),
        ],
      }),
      beside(
        day('effectiveFrom', 'In force from', { required: true }),
        day('effectiveTo', 'In force until', {
          rule: isNotBefore('effectiveFrom', 'It must be in force until a day on or after the first.'),
        }),
      ),
    ),
    tab('Change', ...lawVersion(), changedBy, ...toldNames),
  ],
})

export const navigator = [services, regions, jurisdictions, contents, questions, answers]
