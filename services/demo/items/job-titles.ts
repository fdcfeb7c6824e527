import { type Source } from './source'

type Person = Source['firm']['people'][number]

type Titles = Record<Person['gender'], Person['jobTitle']>

const sameFor = (jobTitle: Person['jobTitle']): Titles => ({ female: jobTitle, male: jobTitle })

/** What people of a role are called where nothing else is said of one of them. */
export const jobTitles: Record<Person['role'], Titles> = {
  partner: {
    female: { en: 'Partner', 'fr-fr': 'Associée', 'zh-cn': '合伙人' },
    male: { en: 'Partner', 'fr-fr': 'Associé', 'zh-cn': '合伙人' },
  },
  counsel: sameFor({ en: 'Counsel', 'fr-fr': 'Counsel', 'zh-cn': '顾问律师' }),
  associate: {
    female: { en: 'Associate', 'fr-fr': 'Collaboratrice', 'zh-cn': '律师' },
    male: { en: 'Associate', 'fr-fr': 'Collaborateur', 'zh-cn': '律师' },
  },
  trainee: sameFor({ en: 'Trainee', 'fr-fr': 'Stagiaire', 'zh-cn': '实习律师' }),
  'business-services': sameFor({
    en: 'Knowledge manager',
    'fr-fr': 'Responsable de la documentation',
    'zh-cn': '知识管理经理',
  }),
}
