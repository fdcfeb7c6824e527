import { type Translation } from '../../translation'
import { type en } from './en'

export const nlNl: Translation<typeof en> = {
  'graduates.home': 'Starters en studenten',
  'graduates.alumni': 'Alumni',
  'graduates.apply': 'Solliciteren',
  'graduates.brochure': 'Brochure',
  'graduates.business-services': 'Ondersteunende diensten',
  'graduates.career': 'Je loopbaan',
  'graduates.contact-us': 'Contact',
  'graduates.faq': 'Vragen',
  'graduates.meet-us': 'Ontmoet ons',
  'graduates.professionals': 'Professionals',
  'graduates.starters': 'Starters',
  'graduates.students': 'Studenten',
  'graduates.training-contract': 'Opleidingsplaats',
  'graduates.opens': 'Solliciteren kan vanaf {date}.',
  'graduates.open': 'Solliciteren kan tot en met {date}.',
  'graduates.days-left': { one: 'Nog {count} dag', other: 'Nog {count} dagen' },
  'graduates.last-day': 'Vandaag is de laatste dag.',
  'graduates.closed': 'De inschrijving is gesloten sinds {date}.',
  'graduates.brochure-file': 'Brochure om te downloaden',
  'graduates.brochure-read': 'Lees de brochure hier',
  'graduates.find-question': 'Zoek een vraag',
  'graduates.main-site': 'De website van het kantoor',
}
