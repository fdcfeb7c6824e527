import { type InEach } from './admin-language'

/** The ways to the screens that are no lists. */
type WorkWords = { heading: string; languages: string; calendar: string; bundle: string; 'outside-links': string }

export const workWords: InEach<WorkWords> = {
  en: {
    heading: 'Work',
    languages: 'Languages side by side',
    calendar: 'Calendar',
    bundle: 'Many at once',
    'outside-links': 'Links outside',
  },
  fr: {
    heading: 'Travail',
    languages: 'Langues côte à côte',
    calendar: 'Calendrier',
    bundle: 'Plusieurs à la fois',
    'outside-links': 'Liens extérieurs',
  },
  zh: { heading: '工作', languages: '语言对照', calendar: '日历', bundle: '批量处理', 'outside-links': '站外链接' },
}
