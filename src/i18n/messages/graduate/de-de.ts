import { type Translation } from '../../translation'
import { type en } from './en'

export const deDe: Translation<typeof en> = {
  'graduates.home': 'Nachwuchs',
  'graduates.alumni': 'Ehemalige',
  'graduates.apply': 'Bewerbung',
  'graduates.brochure': 'Broschüre',
  'graduates.business-services': 'Business Services',
  'graduates.career': 'Dein Weg',
  'graduates.contact-us': 'Kontakt',
  'graduates.faq': 'Fragen',
  'graduates.meet-us': 'Lern uns kennen',
  'graduates.professionals': 'Berufserfahrene',
  'graduates.starters': 'Berufseinsteiger',
  'graduates.students': 'Studierende',
  'graduates.training-contract': 'Ausbildungsvertrag',
  'graduates.opens': 'Bewerbungen sind ab dem {date} möglich.',
  'graduates.open': 'Bewerbungen sind bis zum {date} möglich.',
  'graduates.days-left': { one: 'Noch {count} Tag', other: 'Noch {count} Tage' },
  'graduates.last-day': 'Heute ist der letzte Tag.',
  'graduates.closed': 'Die Bewerbungsfrist endete am {date}.',
  'graduates.brochure-file': 'Broschüre zum Herunterladen',
  'graduates.brochure-read': 'Broschüre hier lesen',
  'graduates.find-question': 'Frage suchen',
  'graduates.main-site': 'Die Website der Kanzlei',
}
