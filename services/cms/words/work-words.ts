import { type InEach } from './admin-language'

/** The ways to the screens that are no lists. */
type WorkWords = { heading: string; languages: string; 'outside-links': string }

export const workWords: InEach<WorkWords> = {
  en: { heading: 'Work', languages: 'Languages side by side', 'outside-links': 'Links outside' },
  fr: { heading: 'Travail', languages: 'Langues côte à côte', 'outside-links': 'Liens extérieurs' },
  zh: { heading: '工作', languages: '语言对照', 'outside-links': '站外链接' },
}
