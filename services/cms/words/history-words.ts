import { type InEach } from './admin-language'

export type HistoryWords = {
  history: string
  versions: string
  columns: Record<'saved' | 'toReaders' | 'who', string>
  states: Record<'newest' | 'earlier' | 'before' | 'withdrawn', string>
  liveIn: (languages: string) => string
  writtenBy: (names: string) => string
  gone: string
  byDay: string
  allDays: string
  days: readonly [today: string, yesterday: string]
  /** By which the other days are named. */
  dates: string
  change: (language: string) => string
  nothingLive: string
  noChange: string
}

/** What was done to items: beside a form, in the list of its versions, above the audit log; and what is not live yet. */
export const historyWords: InEach<HistoryWords> = {
  en: {
    history: 'History',
    versions: 'Versions',
    columns: { saved: 'Saved', toReaders: 'To readers', who: 'By whom' },
    states: {
      newest: 'Newest draft',
      earlier: 'Earlier draft',
      before: 'Published before',
      withdrawn: 'Withdrawn',
    },
    liveIn: (languages) => `Live in ${languages}`,
    writtenBy: (names) => `Written by ${names}`,
    gone: 'somebody whose account is gone',
    byDay: 'By day',
    allDays: 'All days',
    days: ['Today', 'Yesterday'],
    dates: 'en-GB',
    change: (language) => `What would change for readers in ${language}`,
    nothingLive: 'Readers have nothing of it in this language yet.',
    noChange: 'Nothing: what is written is what readers have.',
  },
  fr: {
    history: 'Historique',
    versions: 'Versions',
    columns: { saved: 'Enregistré', toReaders: 'Pour les lecteurs', who: 'Par qui' },
    states: {
      newest: 'Dernier brouillon',
      earlier: 'Brouillon antérieur',
      before: 'Publié auparavant',
      withdrawn: 'Retiré',
    },
    liveIn: (languages) => `En ligne en ${languages}`,
    writtenBy: (names) => `Rédigé par ${names}`,
    gone: 'une personne dont le compte n’existe plus',
    byDay: 'Par jour',
    allDays: 'Tous les jours',
    days: ['Aujourd’hui', 'Hier'],
    dates: 'fr-FR',
    change: (language) => `Ce qui changerait pour les lecteurs en ${language}`,
    nothingLive: 'Les lecteurs n’en ont encore rien dans cette langue.',
    noChange: 'Rien : ce qui est écrit est ce qu’ont les lecteurs.',
  },
  zh: {
    history: '历史记录',
    versions: '版本',
    columns: { saved: '保存时间', toReaders: '对读者而言', who: '操作人' },
    states: { newest: '最新草稿', earlier: '较早草稿', before: '曾经发布', withdrawn: '已撤下' },
    liveIn: (languages) => `在线语言：${languages}`,
    writtenBy: (names) => `撰写人：${names}`,
    gone: '账户已不存在的人员',
    byDay: '按日期',
    allDays: '所有日期',
    days: ['今天', '昨天'],
    dates: 'zh-CN',
    change: (language) => `${language}版本的读者会看到的变化`,
    nothingLive: '此语言版本尚无读者可见的内容。',
    noChange: '没有变化：已写内容即读者所见。',
  },
}
