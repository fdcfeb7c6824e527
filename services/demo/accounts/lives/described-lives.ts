import { type Life } from './life'

const nothing = { follows: [], favourites: [], requests: [], places: [], reports: [], launches: [] }

const clientAll: Life = {
  role: 'client-all',
  details: { phone: '+33 1 99 00 18 07', country: 'FR', locale: 'fr-fr', timeZone: 'Europe/Paris' },
  step: 'done',
  hasPhoto: true,
  visited: 10,
  navigator: { services: ['share-disclosure', 'fund-marketing', 'data-transfers'], answers: 6, laws: 2 },
  interests: [
    ...(['topic/merger-control', 'topic/shareholding-disclosure', 'topic/fund-marketing'] as const),
    ...(['topic/data-transfers', 'service/merger-control', 'sector/financial-institutions'] as const),
  ],
  notices: {
    choices: { 'law email': 'daily', 'insights email': 'weekly', 'newsletters email': 'weekly' },
    hour: 8,
    weekday: 1,
  },
  follows: [
    { kind: 'newsletter', page: 'newsletter/Thresholds', rate: 'weekly' },
    { kind: 'topic', page: 'topic/merger-control', rate: 'daily', note: 'For the Meridiem file.' },
    { kind: 'topic', page: 'topic/takeovers', rate: 'weekly' },
    { kind: 'author', page: 'person/eleanor-strand', rate: 'immediate' },
    { kind: 'search', words: 'gun-jumping', rate: 'weekly' },
  ],
  favourites: [
    { page: 'person/eleanor-strand', note: 'First call on anything that crosses five per cent.', days: 64 },
    { page: 'person/wei-lanying', days: 51 },
    { page: 'article/when-a-price-list-becomes-an-agreement', note: 'For the training in December.', days: 2 },
    { page: 'article/coordinating-several-merger-reviews', days: 3 },
    { page: 'article/disclosed-stakes-and-the-activists-first-letter', days: 33 },
    { page: 'nav-jurisdiction/united-kingdom', note: 'Our holdings: see the report on six markets.', days: 40 },
    { page: 'nav-jurisdiction/singapore', days: 38 },
    {
      page: 'event/breakfast-briefing-gun-jumping-and-what-the-parties-may-do-before-clearance',
      note: 'Two colleagues come with me.',
      days: 9,
    },
    { page: 'training/takeovers-the-essentials', days: 27 },
    { page: 'article/green-filings-watch', days: 41, removed: 6 },
    { page: 'article/leaving-the-cloud', days: 29, removed: 4 },
  ],
  requests: [
    {
      ...{ kind: 'access', opens: 'filing-map', days: 190, state: 'refused' },
      message: 'For our merger filings outside Europe.',
      answer: { days: 188, note: 'Filing Map opens to clients in September. Please ask once more then.' },
    },
    {
      ...{ kind: 'access', opens: 'filing-map', days: 71, state: 'granted' },
      message: 'As agreed in spring.',
      answer: { days: 70 },
    },
    {
      ...{ kind: 'callback', colleague: 'person/orla-kinsella', phone: '+33 1 99 00 18 07', days: 20, state: 'done' },
      message: 'On the offer of the feeder fund in Asia.',
      answer: { days: 19, note: 'Spoken on the same afternoon.' },
    },
    {
      ...{ kind: 'question', service: 'share-disclosure', days: 6, state: 'open' },
      message: 'Does this cover swaps that are settled in cash only?',
    },
    {
      ...{
        kind: 'callback',
        colleague: 'person/thibault-garnier-lo',
        phone: '+33 1 99 00 18 07',
        days: 1,
        state: 'open',
      },
      message: 'Before the board meets, if possible.',
    },
    {
      ...{ kind: 'subscription', reference: 'HS-2024-017', seats: 30, days: 3, state: 'open' },
      message: 'Five colleagues join the team in January.',
    },
  ],
  places: [
    { event: 'coming', questions: 'Will clean teams across the Channel be covered?' },
    { event: 'full' },
    { event: 'past' },
  ],
  reports: [
    {
      ...{
        title: 'Swap positions, six markets',
        service: 'share-disclosure',
        jurisdictions: 6,
        questions: 8,
        days: 25,
      },
      note: 'For the quarterly paper to the board.',
    },
    {
      ...{ title: 'Retail offers in Asia', service: 'fund-marketing', questions: 6, days: 48 },
      jurisdictions: [
        ...(['nav-jurisdiction/hong-kong-sar', 'nav-jurisdiction/singapore', 'nav-jurisdiction/japan'] as const),
        ...(['nav-jurisdiction/south-korea', 'nav-jurisdiction/australia'] as const),
      ],
    },
    {
      ...{ title: 'Exports of data, US and UK', service: 'data-transfers', questions: 5, days: 30, isFresh: true },
      jurisdictions: ['nav-jurisdiction/united-states-federal', 'nav-jurisdiction/united-kingdom'],
    },
  ],
  launches: [
    { opens: 'disputes-aviator', days: 1 },
    { opens: 'filing-map', days: 15 },
  ],
  audited: { exports: 3, readings: 4 },
}

const oneService: Life = {
  role: 'client-share-disclosure',
  details: { phone: '+44 20 7946 0961', country: 'HK', locale: 'zh-cn', timeZone: 'Asia/Hong_Kong' },
  step: 'done',
  hasPhoto: true,
  visited: 10,
  navigator: { services: ['share-disclosure'], answers: 4, laws: 1 },
  interests: ['topic/shareholding-disclosure', 'topic/listing-rules', 'nav-jurisdiction/hong-kong-sar'],
  follows: [
    { kind: 'newsletter', page: 'newsletter/China briefing', rate: 'weekly' },
    { kind: 'topic', page: 'topic/shareholding-disclosure', rate: 'immediate' },
  ],
  favourites: [
    { page: 'nav-jurisdiction/hong-kong-sar', note: '集团持股申报以此为准。', days: 60 },
    { page: 'nav-jurisdiction/china', days: 60 },
    { page: 'person/au-yeung-tsz-lok', note: '香港申报事宜的联系人。', days: 35 },
    { page: 'article/disclosed-stakes-and-the-activists-first-letter', days: 12 },
  ],
  requests: [
    {
      ...{ kind: 'access', opens: 'fund-marketing', days: 3, state: 'open' },
      message: '试用期已于本周结束，我们希望继续使用基金营销模块。',
    },
    {
      ...{ kind: 'question', service: 'share-disclosure', days: 16, state: 'done' },
      message: '信托受托人的持股是否应与受益人合并计算？',
      answer: { days: 15, note: '已以电子邮件答复。' },
    },
  ],
  places: [{ event: 'coming' }, { event: 'past' }],
  reports: [{ title: '四个法域的持股披露门槛', service: 'share-disclosure', jurisdictions: 4, questions: 6, days: 21 }],
  launches: [],
}

const reader: Life = {
  ...nothing,
  role: 'reader',
  details: { phone: null, country: 'GB', locale: 'en', timeZone: 'Europe/London' },
  step: 'done',
  visited: 10,
  interests: ['topic/competition', 'topic/artificial-intelligence', 'sector/technology'],
  follows: [
    { kind: 'newsletter', page: 'newsletter/Competition weekly', rate: 'weekly' },
    { kind: 'topic', page: 'topic/artificial-intelligence', rate: 'daily' },
  ],
  favourites: [
    { page: 'article/when-a-price-list-becomes-an-agreement', note: 'Quote the second part.', days: 2 },
    { page: 'person/ines-calloway', note: 'Speaks to the press.', days: 18 },
    { page: 'training/digital-markets-act-in-practice', days: 7 },
  ],
  requests: [
    {
      ...{ kind: 'access', opens: 'share-disclosure', days: 2, state: 'open' },
      message: 'For an article on disclosure thresholds in Europe.',
    },
  ],
  places: [{ event: 'coming' }],
}

/** Signed up with a network, and was interrupted when asked what is of interest. */
const unverified: Life = {
  ...nothing,
  role: 'social-unverified',
  details: { phone: null, country: 'GB', locale: 'en', timeZone: 'Europe/London' },
  step: 'interests',
  visited: 10,
  interests: [],
  favourites: [{ page: 'article/leaving-the-cloud', days: 10 }],
}

const permissionsDown: Life = {
  ...nothing,
  role: 'permissions-down',
  details: { phone: null, country: 'IE', locale: 'en', timeZone: 'Europe/Dublin' },
  step: 'done',
  visited: 10,
  interests: ['topic/shareholding-disclosure'],
  follows: [{ kind: 'newsletter', page: 'newsletter/Thresholds', rate: 'weekly' }],
  favourites: [
    { page: 'nav-jurisdiction/ireland', days: 30 },
    { page: 'article/fund-terms-and-what-is-market', note: 'For Monday.', days: 11 },
  ],
}

const wrongOrganisation: Life = {
  ...nothing,
  role: 'wrong-organisation',
  details: { phone: null, country: 'NL', locale: 'en', timeZone: 'Europe/Amsterdam' },
  step: 'done',
  visited: 10,
  interests: ['topic/arbitration'],
  favourites: [{ page: 'article/finding-the-right-witnesses', days: 13 }],
}

export const describedLives: readonly Life[] = [
  ...[clientAll, oneService, reader],
  ...[unverified, permissionsDown, wrongOrganisation],
]
