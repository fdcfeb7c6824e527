import { type Translation } from '../../translation'
import { type en } from './en'

export const frFr: Translation<typeof en> = {
  'accessibility.results': 'Résultats du dernier contrôle',
  'accessibility.how':
    'Par axe-core dans Chromium, selon les WCAG 2.2, niveau AA. Le contrôle écrit lui-même ces chiffres.',
  'accessibility.date': 'Date du contrôle',
  'accessibility.pages': 'Pages contrôlées',
  'accessibility.violations': 'Défauts relevés',
  'cookies.title': 'Politique relative aux cookies',
  'cookies.caption': 'Tout ce que ce site conserve dans votre navigateur',
  'cookies.name': 'Nom',
  'cookies.purpose': 'Finalité',
  'cookies.category': 'Nécessité',
  'cookies.kind': 'Forme',
  'cookies.lifetime': 'Durée',
  'cookies.necessary': 'Nécessaire',
  'cookies.statistics': 'Statistiques, seulement avec votre accord',
  'cookies.convenience': 'Confort, seulement avec votre accord',
  'cookies.local-storage': 'Stockage local',
  'cookies.cookie': 'Cookie',
  'cookies.session': 'Jusqu’à la fermeture du navigateur',
  'cookies.signed-in': 'Jusqu’à la déconnexion',
  'cookies.for-consent':
    'Retient ce que vous avez accepté, pour ne pas poser la question à chaque page. Seul le script du site le lit.',
  'cookies.for-lessons':
    'Votre progression dans les leçons, pour reprendre là où vous vous êtes arrêté. Conservée uniquement sur votre appareil.',
  'cookies.for-recent-searches':
    'Vos cinq dernières recherches, proposées quand vous cherchez de nouveau. Elles restent sur votre appareil.',
  'cookies.for-pages-read':
    'Les vingt dernières analyses, événements et formations ouverts une fois connecté, rappelés dans votre compte. Ils restent sur votre appareil et disparaissent à la déconnexion.',
  'cookies.cache-storage': 'Pages conservées hors ligne',
  'cookies.service-worker': 'Programme qui ouvre les pages conservées',
  'cookies.for-packets':
    'Les pages du navigateur juridique que vous conservez sur votre appareil pour les lire sans réseau. Elles disparaissent à la déconnexion, à la fin de votre accès et après 30 jours.',
  'cookies.for-packet-worker':
    'Ouvre ces pages en l’absence de réseau. Il n’est présent que tant que vous en conservez une.',
  'cookies.session-storage': 'Stockage propre à un onglet',
  'cookies.for-token':
    'Ouvre ce que vous pouvez utiliser tant que vous êtes connecté. Valable une demi-heure, renouvelé pendant votre visite.',
  'cookies.for-signed-in': 'Retient que vous êtes connecté, et le nom sous lequel les pages vous accueillent.',
  'cookies.for-sign-in':
    'Retient où vous étiez en commençant à vous connecter, et que la réponse répond bien à votre demande.',
  'cookies.for-access-denied': 'La raison d’un échec de connexion, pour la page qui vous l’explique.',
  'cookies.for-session-lost': 'La page où vous étiez quand votre session a pris fin, pour pouvoir y revenir.',
  'cookies.for-link-ticket': 'Retient pendant dix minutes à quel compte un second moyen de connexion est ajouté.',
  'cookies.for-focus-heading': 'Permet au lecteur d’écran de commencer au titre après la connexion.',
  'cookies.for-unsaved-form':
    'Ce que vous aviez saisi quand votre session a pris fin. Proposé à vous seul, effacé si une autre personne se connecte.',
  'cookies.for-forgery-mark':
    'Prouve qu’un fichier est envoyé par une page de ce site, et non par un autre site en votre nom.',
  'cookies.for-transaction':
    'Propre à une connexion : garantit que personne d’autre ne peut la terminer à votre place.',
  'cookies.for-provider-session':
    'Permet au service de connexion de vous reconnaître, sans vous demander chaque fois de vous identifier.',
  'cookies.for-provider-step': 'Permet au service de connexion de savoir où vous en êtes.',
  'cookies.minutes': { one: '{count} minute', other: '{count} minutes' },
  'cookies.days': { one: '{count} jour', other: '{count} jours' },
}
