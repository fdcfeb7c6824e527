import { type Translation } from '../../translation'
import { type en } from './en'

export const frFr: Translation<typeof en> = {
  'link.fresh':
    'Pour ajouter un moyen de connexion, confirmez d’abord votre identité. Vous disposez ensuite de dix minutes.',
  'link.sign-in': 'Confirmer mon identité',
  'link.choose': 'Choisissez un autre moyen d’ouvrir ce compte et utilisez-le une fois pour vous connecter.',
  'link.add': 'Ajouter : {name}',
  'link.title': 'Ajouter un moyen de connexion',
  'link.text':
    'Vous êtes connecté par {way}, en tant que {address}. Une fois ajouté, ce moyen ouvrira le compte de {name} et aucun autre.',
  'link.do': 'L’ajouter',
  'link.back': 'Revenir au compte sans l’ajouter',
  'link.same': 'Vous êtes revenu au compte de {name} par le même moyen : rien n’a été ajouté.',
  'link.same-way': 'Ce moyen ouvre déjà ce compte.',
  'link.close': 'Fermer ce message',
  'link.not-added': 'Ce moyen n’a pas été ajouté',
  'link.authentication': 'Plus de dix minutes se sont écoulées. Revenez au compte et recommencez.',
  'link.ticket': 'Plus de dix minutes se sont écoulées. Revenez au compte et recommencez.',
  'link.email':
    'L’adresse électronique de ce moyen n’est pas confirmée. Confirmez-la à l’aide du message reçu, puis recommencez.',
  'link.taken':
    'Ce moyen ouvre un autre compte, qui contient des données ou des accès. Supprimez d’abord ce compte, ou demandez-nous de les réunir.',
  'security.sessions': 'Vos connexions',
  'security.sessions-note': 'Tous les navigateurs où votre compte a été ouvert ces 30 derniers jours.',
  'security.sessions-unknown': 'Le fournisseur d’identité ne distingue pas les sessions.',
  'security.device': '{browser} sous {system}',
  'security.device-unknown': 'Un navigateur qui ne se nomme pas',
  'security.this': '{device}, celui-ci',
  'security.began': 'Connecté le {time}',
  'security.seen': 'vu le {time}',
  'security.now': 'en cours d’utilisation',
  'security.end': 'Déconnecter',
  'security.end-one': 'Déconnecter {device}',
  'security.end-others': 'Déconnecter tous les autres',
  'security.by-operator':
    'Ce site ne peut pas mettre fin lui-même aux sessions chez le fournisseur d’identité. Ici, l’accès est refusé aussitôt ; un collaborateur est chargé d’y mettre fin là-bas.',
  'security.ways': 'Identités associées',
  'security.ways-note': 'Les moyens d’ouvrir ce compte. Celui qui a servi à le créer est conservé.',
  'security.ways-unknown': 'Le fournisseur d’identité ne nous indique pas d’autres moyens.',
  'security.linked': 'depuis le {time}',
  'security.main': 'à l’origine du compte',
  'security.unlink': 'Retirer',
  'security.unlink-one': 'Retirer {name}',

  'export.title': 'Exporter mes données',
  'export.note':
    'Tout ce que nous conservons sur vous : coordonnées, favoris, demandes, lectures, sessions, autorisations.',
  'export.text':
    'Deux fichiers au contenu identique : une page à lire et du JSON pour les programmes. Ils sont conservés sept jours.',
  'export.make': 'Préparer les fichiers',
  'export.again': 'Les préparer de nouveau',
  'export.making': 'Les fichiers sont en préparation.',
  'export.made': 'Les fichiers sont prêts.',
  'export.of': 'Préparés le {time}. Les liens sont valables jusqu’au {end}.',
  'export.page': 'Télécharger la page ({size})',
  'export.json': 'Télécharger le JSON ({size})',
  'delete.title': 'Supprimer mon compte',
  'delete.note': 'La seule action ici qui devient irréversible, au bout de 30 jours.',
  'delete.today': 'Aujourd’hui : vous êtes déconnecté partout et plus rien ne vous est envoyé.',
  'delete.later':
    'Pendant 30 jours, vous connecter rétablit tout. Le {date}, tout ce que nous conservons sur vous est effacé définitivement.',
  'delete.by-operator':
    'Ce site ne peut pas supprimer lui-même votre identité chez le fournisseur : un collaborateur est chargé de l’y effacer. Tout le reste est effacé ici sans son intervention.',
  'delete.fresh': 'Pour continuer, prouvez encore une fois qu’il s’agit bien de vous. Vous aurez ensuite dix minutes.',
  'delete.sign-in': 'Me connecter à nouveau',
  'delete.email': 'Saisissez votre adresse électronique pour continuer',
  'delete.email-hint': 'Il s’agit de {email}.',
  'delete.email-problem': 'Ce n’est pas l’adresse de votre compte.',
  'delete.do': 'Supprimer mon compte',
  'delete.done': 'Votre compte sera effacé le {date}, sauf si vous vous connectez avant. Déconnexion en cours.',
}
