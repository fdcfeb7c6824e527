import { key, webAddress } from '../fields/addresses'
import { body } from '../fields/body'
import {
  amount,
  beside,
  choice,
  choices,
  day,
  film,
  line,
  many,
  one,
  paragraph,
  picture,
  rows,
  tab,
  yesNo,
} from '../fields/kinds'
import { ownMoment } from '../fields/own-moment'
import { richText } from '../fields/rich-text'
import { allOf, isAfter, isCaptions, isClockTime, isNotAfter } from '../fields/rules'
import { eventZone } from '../fields/time-zone'
import { content } from './content'

const group = 'Insights'

const about = () =>
  tab(
    'Topics and people',
    many('topics', 'Topics', { of: 'topics' }),
    many('services', 'Services', { of: 'services' }),
    many('sectors', 'Sectors', { of: 'sectors' }),
    many('jurisdictions', 'Jurisdictions', { of: 'nav-jurisdictions' }),
  )

const articles = content({
  slug: 'articles',
  type: 'article',
  labels: { singular: 'Article', plural: 'Articles' },
  group,
  description: 'Briefings, publications, podcasts and videos. A second lawyer approves every one.',
  needsApproval: true,
  columns: ['kind', 'authors', 'publishedOn'],
  fields: [
    beside(
      choice('kind', 'Kind', {
        required: true,
        of: ['article', 'publication', 'podcast', 'video'],
        initially: 'article',
      }),
      day('publishedOn', 'Date of publication', { required: true }),
      day('lawStatedAt', 'Law stated as at', { required: true }),
    ),
    many('authors', 'Authors', { of: 'people', required: true }),
    picture('cover', 'Cover'),
    body,
    rows('citations', {
      called: ['Citation', 'Citations'],
      of: [line('text', 'As cited', { required: true }), webAddress('url', 'Where it can be read')],
      localized: true,
      hint: 'In the manner of this language. Where it has none, its page shows the English ones.',
    }),
    amount('readingTime', 'Reading time in minutes', { min: 1, max: 120, hint: 'Left empty, it is counted.' }),
  ],
  tabs: [about()],
})

const topics = content({
  slug: 'topics',
  type: 'topic',
  labels: { singular: 'Topic', plural: 'Topics' },
  group,
  description: 'What insights are about; readers follow them.',
  title: ['name', 'Name'],
  fields: [one('within', 'Within', { of: 'topics' })],
})

const events = content({
  slug: 'events',
  type: 'event',
  labels: { singular: 'Event', plural: 'Events' },
  group,
  description: 'What readers can register for.',
  columns: ['startsAt', 'mode', 'state'],
  tellsAccess: true,
  beside: { component: '/components/attendees#Attendees', name: 'attendees' },
  fields: [
    eventZone,
    beside(
      ownMoment('startsAt', 'Starts', { required: true }),
      ownMoment('endsAt', 'Ends', {
        required: true,
        rule: isAfter('startsAt', 'The event must end after it starts.'),
      }),
    ),
    beside(
      choice('mode', 'How', { required: true, of: ['in-person', 'online', 'hybrid'] }),
      choice('state', 'State', {
        required: true,
        of: ['scheduled', 'cancelled'],
        initially: 'scheduled',
      }),
      amount('capacity', 'Places', { min: 1 }),
      amount('onlineCapacity', 'Places online', {
        min: 1,
        hint: 'Left empty, there is no end to them.',
        when: ({ mode }) => mode === 'hybrid',
      }),
    ),
    paragraph('venue', 'Venue', { localized: true, when: ({ mode }) => mode !== 'online' }),
    webAddress('streamUrl', 'Address of the stream', {
      hint: 'For those who registered; never published. In full, beginning with https://',
      when: ({ mode }) => mode !== 'in-person',
      isInternal: true,
    }),
    beside(
      ownMoment('registrationOpens', 'Registration opens', {
        rule: isNotAfter('endsAt', 'Registration must open before the event has ended.'),
      }),
      ownMoment('registrationCloses', 'Registration closes', {
        rule: allOf(
          isAfter('registrationOpens', 'Registration must close after it opens.'),
          isNotAfter('endsAt', 'Registration must close before the event has ended.'),
        ),
      }),
    ),
    amount('cpdMinutes', 'CPD minutes', { min: 0, max: 600 }),
    body,
  ],
  tabs: [
    tab(
      'Programme and speakers',
      rows('agenda', {
        called: ['Item', 'Programme'],
        of: [
          beside(
            line('time', 'Time', { required: true, hint: 'Such as 12:30.', rule: isClockTime }),
            line('item', 'What', { required: true, localized: true }),
          ),
        ],
      }),
      many('speakers', 'Speakers of the firm', { of: 'people' }),
      rows('guests', {
        called: ['Guest', 'Guest speakers'],
        of: [
          beside(line('name', 'Name', { required: true }), line('role', 'Role and organisation', { localized: true })),
        ],
      }),
    ),
    tab(
      'Afterwards',
      yesNo(
        'recordingForClients',
        'The recording is for clients and for those who registered',
        'It is then given to them alone, by addresses that end after ten minutes, and never published.',
      ),
      {
        ...webAddress('recordingUrl', 'Address of the recording'),
        custom: { unless: 'recordingForClients' },
      },
      film('recordingFilm', 'Or the recording as a film', {
        hint: 'For clients and those who registered; never published.',
        when: ({ recordingForClients }) => recordingForClients === true,
        isInternal: true,
      }),
    ),
    about(),
  ],
})

const training = content({
  slug: 'trainings',
  type: 'training',
  labels: { singular: 'Training', plural: 'Training' },
  group,
  description: 'Modules with a film, a transcript or a text, for self-study.',
  columns: ['durationMinutes'],
  fields: [
    beside(
      amount('durationMinutes', 'Length in minutes', { min: 1, required: true }),
      amount('cpdMinutes', 'CPD minutes', { min: 0 }),
      day('publishedOn', 'Date of publication', { required: true }),
    ),
    film('film', 'Recording, as a film'),
    webAddress('mediaUrl', 'Or the address of the recording', {
      hint: 'Of a film elsewhere. One at a provider of the firm’s is shown in the page, once a reader asks for it.',
    }),
    paragraph('captions', 'Captions', {
      localized: true,
      atMost: 200_000,
      rule: isCaptions,
      hint: 'As a WebVTT file has them: its text is the transcript, and each line leads to its place in the film.',
    }),
    body,
    richText('transcript', { label: 'Transcript' }),
  ],
  tabs: [about()],
})

const trainingSeries = content({
  slug: 'training-series',
  type: 'training-series',
  labels: { singular: 'Training series', plural: 'Training series' },
  group,
  description: 'Modules in their order.',
  fields: [many('modules', 'Modules, in order', { of: 'trainings', required: true }), body],
  tabs: [about()],
})

const newsletters = content({
  slug: 'newsletters',
  type: 'newsletter',
  labels: { singular: 'Newsletter', plural: 'Newsletters' },
  group,
  description: 'What readers can subscribe to.',
  address: 'none',
  onlyOneWith: { fields: ['key'], words: 'Another newsletter has this key already' },
  fields: [
    key(),
    choices('frequencies', 'Frequencies on offer', { required: true, of: ['immediate', 'daily', 'weekly'] }),
    many('topics', 'Topics', { of: 'topics' }),
  ],
})

const newsletterIssues = content({
  slug: 'newsletter-issues',
  type: 'newsletter-issue',
  labels: { singular: 'Newsletter letter', plural: 'Newsletter letters' },
  group,
  description: 'Letters of a newsletter. Each is sent once, when it is first published; a second lawyer approves it.',
  needsApproval: true,
  columns: ['newsletter'],
  beside: { component: '/components/newsletter-letters#NewsletterLetters', name: 'letters' },
  fields: [
    one('newsletter', 'Newsletter', { of: 'newsletters', required: true }),
    rows('entries', {
      called: ['Item', 'Items, in order'],
      hint: 'One published article, event or training in each row.',
      of: [
        one('article', 'Article', { of: 'articles' }),
        one('event', 'Event', { of: 'events' }),
        one('training', 'Training', { of: 'trainings' }),
        paragraph('words', 'What you say of it', { localized: true }),
      ],
    }),
    body,
  ],
})

export const insights = [articles, events, training, trainingSeries, topics, newsletters, newsletterIssues]
