import { bodyOf, type Ids, type Values, words } from './full-body'
import { day } from './full-items'

export const navServiceOf = (ids: Ids): Values => ({
  name: 'Share disclosure',
  key: 'share-disclosure',
  permissionKey: 'share-disclosure',
  regions: [ids['nav-regions']],
})

export const jurisdictionOf = (ids: Ids): Values => ({
  name: 'France',
  iso: 'FR',
  region: ids['nav-regions'],
  counselFirm: 'An invented firm',
  counselPerson: 'A person there',
  lastReviewed: day(1),
  reviewDue: day(20),
  reviewer: ids.people,
  sourceLanguages: ['fr'],
})

export const guidanceOf = (ids: Ids): Values => ({
  title: 'Thresholds',
  teaser: 'What counts.',
  navService: ids['nav-services'],
  region: ids['nav-regions'],
  body: bodyOf(ids),
  version: 2,
  changeKind: 'law-change',
  changeNote: 'The guidance follows the new act.',
})

export const questionOf = (ids: Ids): Values => ({
  text: 'Is a notice needed?',
  navService: ids['nav-services'],
  key: 'notice',
  topic: 'Notices',
  position: 1,
  valueType: 'status',
  helpText: 'At any threshold.',
})

export const answerOf = (ids: Ids): Values => ({
  shortAnswer: 'Yes, at 5 %',
  jurisdiction: ids['nav-jurisdictions'],
  question: ids['nav-questions'],
  status: 'permitted-with-conditions',
  detail: words('In full.'),
  threshold: '5 %',
  deadlineAmount: 4,
  deadlineUnit: 'trading-days',
  deadlineFrom: 'the crossing',
  sources: [{ title: 'A code', provision: 'Article 1', url: 'https://example.com/code' }],
  effectiveFrom: day(1),
  effectiveTo: day(28),
  version: 2,
  changeKind: 'law-change',
  changeNote: 'The threshold fell.',
})

export const menuOf = (ids: Ids): Values => ({
  name: 'Header',
  place: 'header',
  entries: [
    {
      label: 'People',
      target: { relationTo: 'people', value: ids.people },
      below: [{ label: 'Elsewhere', url: 'https://example.com/' }],
    },
  ],
})

export const redirectOf = (ids: Ids): Values => ({
  from: '/en/old-history',
  isGone: false,
  to: { relationTo: 'pages', value: ids.pages },
  reason: 'It moved.',
})

export const settingsOf = (ids: Ids): Values => ({
  firmName: 'Invented LLP',
  scope: 'whole-site',
  claim: 'Law, plainly',
  notice: 'This is a demonstration.',
  sharingPicture: ids.media,
  phone: '+44 20 7946 0123',
  mailboxes: ['hello@example.com'],
  profiles: [{ name: 'LinkedIn', url: 'https://www.linkedin.com/company/example' }],
  consentVersion: '1',
  consentText: 'You agree.',
})

export const legalNoticeOf = (ids: Ids): Values => ({
  title: 'Legal notice',
  sraNumber: '000000 – demonstration',
  regulatedBy: 'Authorised and regulated by an invented body',
  badge: ids.media,
  badgeAddress: 'https://regulator.example/firm',
  entities: [{ name: 'Invented LLP', office: ids.offices, regulatorText: 'As Paris asks.' }],
  complaintsSteps: [{ heading: 'Write to us', text: 'We answer.', within: 'eight weeks' }],
  ombudsman: 'Within six months of our last answer',
  regulatorContact: 'Where you think that we broke a rule',
  terms: words('Further terms.'),
})

export const graduatePageOf = (ids: Ids): Values => ({
  title: 'Training contract',
  kind: 'training-contract',
  office: ids.offices,
  cover: ids.media,
  body: bodyOf(ids),
  opensOn: day(1),
  closesOn: day(20),
  applyUrl: 'https://example.com/apply',
  intakes: [{ startsOn: day(25) }],
  testimonials: [ids.testimonials],
  brochure: ids.file,
})
