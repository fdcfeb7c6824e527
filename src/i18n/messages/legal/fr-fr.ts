import { type Translation } from '../../translation'
import { type en } from './en'

export const frFr: Translation<typeof en> = {
  'cookies.title': 'Politique relative aux cookies',
  'cookies.caption': 'Tout ce que ce site conserve dans votre navigateur',
  'cookies.name': 'Nom',
  'cookies.purpose': 'Finalité',
  'cookies.category': 'Nécessité',
  'cookies.kind': 'Forme',
  'cookies.lifetime': 'Durée',
  'cookies.necessary': 'Nécessaire',
  'cookies.statistics': 'Statistiques, avec votre seul accord',
  'cookies.local-storage': 'Stockage local',
  'cookies.cookie': 'Cookie',
  'cookies.session': 'Jusqu’à la fermeture du navigateur',
  'cookies.signed-in': 'Jusqu’à la déconnexion',
  'cookies.for-consent':
    'Retient si les visites peuvent être comptées, pour ne pas poser la question à chaque page. Seul le script du site le lit.',
  'cookies.for-visitor':
    'Un nombre aléatoire qui distingue un visiteur d’un autre lorsque les visites sont comptées. Seul le cabinet le lit.',
  'cookies.days': { one: '{count} jour', other: '{count} jours' },
}
