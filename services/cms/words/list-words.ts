import { type ClockWords } from '../fields/wall-clock'
import { type InEach } from './admin-language'

type ListWords = {
  notLive: string
  draft: string
  toPublish: string
  exportList: string
  /** In an exported list. */
  answers: Record<'yes' | 'no', string>
  /** How long a grant still holds. */
  term: Record<'begins' | 'ended' | 'left', (days: number) => string> & Record<'noEnd' | 'today', string>
  ownClock: (city: string) => string
  clocks: ClockWords
  momentIn: (moment: string, city: string) => string
  failed: string
}

const inDays = (days: number): string => (days === 1 ? '1 day' : `${days} days`)
const enJours = (days: number): string => (days === 1 ? '1 jour' : `${days} jours`)

/** What stands in lists and beside single fields. */
export const listWords: InEach<ListWords> = {
  en: {
    notLive: 'Not live',
    draft: 'Draft',
    toPublish: ' – changes to publish',
    exportList: 'Export this list as CSV',
    answers: { yes: 'yes', no: 'no' },
    term: {
      begins: (days) => `Begins in ${inDays(days)}`,
      ended: (days) => `Ended ${inDays(days)} ago`,
      left: (days) => `${inDays(days)} left`,
      noEnd: 'No end',
      today: 'Ends today',
    },
    ownClock: (city) => `On the clocks of ${city}.`,
    clocks: { language: 'en', tell: (city, time, day) => `${time}${day ? ` on ${day}` : ''} in ${city}` },
    momentIn: (moment, city) => `${moment} in ${city}`,
    failed: 'It could not be done.',
  },
  fr: {
    notLive: 'Pas en ligne',
    draft: 'Brouillon',
    toPublish: ' – modifications à publier',
    exportList: 'Exporter cette liste en CSV',
    answers: { yes: 'oui', no: 'non' },
    term: {
      begins: (days) => `Commence dans ${enJours(days)}`,
      ended: (days) => `Terminé depuis ${enJours(days)}`,
      left: (days) => `Encore ${enJours(days)}`,
      noEnd: 'Sans fin',
      today: 'Se termine aujourd’hui',
    },
    ownClock: (city) => `À l’heure de ${city}.`,
    clocks: { language: 'fr', tell: (city, time, day) => `${time}${day ? ` le ${day}` : ''} à ${city}` },
    momentIn: (moment, city) => `${moment}, heure de ${city}`,
    failed: 'L’action a échoué.',
  },
  zh: {
    notLive: '未在线',
    draft: '草稿',
    toPublish: ' – 有待发布的更改',
    exportList: '将此列表导出为 CSV',
    answers: { yes: '是', no: '否' },
    term: {
      begins: (days) => `${days} 天后开始`,
      ended: (days) => `已于 ${days} 天前结束`,
      left: (days) => `剩余 ${days} 天`,
      noEnd: '无期限',
      today: '今天结束',
    },
    ownClock: (city) => `按 ${city} 时间。`,
    clocks: { language: 'zh', tell: (city, time, day) => `${city} 时间 ${day ? `${day} ` : ''}${time}` },
    momentIn: (moment, city) => `${city} 时间 ${moment}`,
    failed: '未能完成。',
  },
}
