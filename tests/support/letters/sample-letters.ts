import { frameLetter } from '../../../services/account/outbox/frame-letter'
import { type LetterKind, writeLetter } from '../../../services/account/outbox/letter-kinds'
import { letterWords } from '../../../src/i18n/letter-words'

export const sampleLocales = ['en', 'fr-fr', 'zh-cn'] as const
type Locale = (typeof sampleLocales)[number]

/** What content and people write, in the language of the letter. */
const said = {
  en: {
    articles: [
      'Coordinating several merger reviews',
      'What the new rules on outbound transfers of personal data ask of employers in eleven countries',
    ],
    place: 'Share disclosure, Singapore',
    answer: 'May a market maker leave out its positions?',
    topic: 'Mergers and acquisitions',
    issue: 'The week in mergers',
    opening: 'Three decisions of this week change how remedies are offered.\nRead the first one before Friday.',
    words: 'Our note on the decision, with a table of dates.',
    when: 'Tuesday, 2 March 2027, 09:00 to 10:30 (London)',
    where: '14 Lombard Court, London',
    message: 'After three, please.\nOr at six.',
  },
  'fr-fr': {
    articles: [
      'Coordonner plusieurs contrôles des concentrations',
      'Ce que les nouvelles règles sur les transferts de données exigent des employeurs dans onze pays',
    ],
    place: 'Franchissements de seuils, Singapour',
    answer: 'Un teneur de marché peut-il exclure ses positions ?',
    topic: 'Fusions et acquisitions',
    issue: 'La semaine des concentrations',
    opening:
      'Trois décisions de cette semaine changent la manière de proposer des engagements.\nLisez la première avant vendredi.',
    words: 'Notre note sur la décision, avec un tableau des dates.',
    when: 'mardi 2 mars 2027, de 9 h à 10 h 30 (Londres)',
    where: '14 Lombard Court, Londres',
    message: 'Après quinze heures, merci.\nOu à dix-huit heures.',
  },
  'zh-cn': {
    articles: ['协调多法域的并购审查', '关于个人数据出境的新规对十一个国家的雇主提出了哪些要求'],
    place: '股份披露，新加坡',
    answer: '做市商可以不计入其持仓吗？',
    topic: '并购',
    issue: '本周并购要闻',
    opening: '本周的三项决定改变了提出救济措施的方式。\n请在周五之前阅读第一项。',
    words: '我们对该决定的说明，附日期表。',
    when: '2027年3月2日星期二 09:00 至 10:30（伦敦）',
    where: '伦敦隆巴德院 14 号',
    message: '三点以后，谢谢。\n或者六点。',
  },
} as const

const site = 'https://www.aldermoor.example.com'
const stop = `${site}/online-services/alerts/stop/en/${'0190b7a000007000'.repeat(4)}`

const lettersIn = (locale: Locale): readonly (readonly [name: string, kind: LetterKind, data: object])[] => {
  const { articles, place, answer, topic, issue, opening, words, when, where, message } = said[locale]
  const page = (path: string) => `${site}/${locale}/${path}`
  const link = { url: page('articles/2/one'), place: null }
  const weekly = {
    ...{ heading: 'newsletters', title: issue, url: page('newsletters/3/week'), place: null, because: [topic] },
    issue: { opening, links: articles.map((title) => ({ title, url: link.url, words })) },
  }
  const law = { heading: 'law-change', title: answer, url: page('products/navigator#v=2'), place, because: [place] }
  const entries = [
    law,
    { ...law, heading: 'correction' },
    ...articles.map((title) => ({ ...link, heading: 'insights', title, because: [topic] })),
  ]
  const links = { settings: page('auth/newsletters-and-alerts'), stop }
  const event = { title: articles[0], when, where, position: null, link: stop }
  return [
    ['alerts', 'alerts', { letter: 'a', entries: [...entries, weekly], links }],
    ['newsletter', 'alerts', { letter: 'a', entries: [weekly], links }],
    ['opt-in', 'opt-in', { title: topic, link: stop }],
    ['place', 'place-registered', event],
    ['callback', 'callback-received', { name: 'Wei Lanying', phone: '+33 1 99 00 12 42', message }],
    [
      'answered',
      'request-answered',
      { kind: 'access', state: 'refused', name: place, note: message, link: page('dashboard/products') },
    ],
  ]
}

/** Letters as they are sent: a long one, a newsletter alone, one with a link to press, and those with facts. */
export const sampleLetters = (locale: Locale) =>
  lettersIn(locale).map(([name, kind, data]) => {
    const words = letterWords(locale)
    return { name, ...frameLetter(writeLetter(kind, data, words), { locale, words }) }
  })
