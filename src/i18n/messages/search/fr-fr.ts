import { type Translation } from '../../translation'
import { type en } from './en'

export const frFr: Translation<typeof en> = {
  'search.part-people': 'Équipe',
  'search.part-expertise': 'Expertises',
  'search.part-insights': 'Publications',
  'search.part-events': 'Événements et formations',
  'search.part-news': 'Actualités et opérations',
  'search.part-products': 'Produits et Navigator',
  'search.part-inside': 'Dans vos abonnements',
  'search.down-inside': 'La recherche dans vos abonnements ne répond pas pour le moment. Réessayez dans une minute.',
  'search.part-pages': 'Bureaux, carrières et autres pages',
  'search.all-answers': {
    one: 'Voir le résultat',
    many: 'Voir les {count} résultats',
    other: 'Voir les {count} résultats',
  },
  'search.down-box': 'La recherche ne répond pas pour le moment. Appuyez sur Entrée pour d’autres accès.',
  'search.nothing': 'Rien ne correspond à « {query} ».',
  'search.recent': 'Recherches récentes',
  'search.clear-recent': 'Effacer les recherches récentes',
  'search.recent-cleared': 'Recherches récentes effacées.',
  'search.list': 'Résultats',
  'search.count': { one: '{count} résultat', many: '{count} résultats', other: '{count} résultats' },
}
