import { type Translation } from '../../translation'
import { type en } from './en'

export const frFr: Translation<typeof en> = {
  'interests.title': 'Ce que vous suivez',
  'interests.count': { one: 'Vous suivez {count} sujet', other: 'Vous suivez {count} sujets' },
  'interests.lead': 'De là dépend ce que présentent vos publications et votre vue d’ensemble.',
  'interests.chosen': 'Sélection',
  'interests.chosen-note': 'Enregistrée à mesure que vous cochez.',
  'interests.none': 'Rien n’est encore choisi. Cochez ci-dessous ce dont vous souhaitez être informé.',
  'interests.remove': 'Retirer : {title}',
  'interests.clear': 'Tout effacer',
  'interests.saved': 'Enregistré à {time}',
  'interests.all': 'Tous les sujets',
  'interests.all-note': 'Cocher un groupe coche tout ce qu’il contient. Un trait dans la case signifie « en partie ».',
  'interests.find': 'Trouver un sujet ou un pays',
  'interests.not-found': 'Aucun nom ne contient ces mots.',
  'interests.in-part': 'en partie',
  'interests.some': '{taken} sur {all}',
  'interests.jurisdictions': 'Pays et territoires',
  'interests.services': 'Domaines de compétence',
  'interests.sectors': 'Secteurs',
  'interests.topics': 'Thèmes',
}
