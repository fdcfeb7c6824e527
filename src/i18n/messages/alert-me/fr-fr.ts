import { type Translation } from '../../translation'
import { type en } from './en'

export const frFr = {
  'alert-me.button': 'M’alerter',
  'alert-me.jobs-button': 'M’informer d’offres semblables',
  'alert-me.title': 'Lettres sur les nouveautés',
  'alert-me.lead':
    'Nous vous écrivons lorsqu’un nouveau contenu paraît. Aucun compte n’est nécessaire, et un seul clic y met fin.',
  'alert-me.about': 'Vous serez informé de',
  'alert-me.email': 'Adresse électronique',
  'alert-me.email-hint': 'Elle ne sert qu’à ces lettres.',
  'alert-me.rate': 'À quelle fréquence',
  'alert-me.immediate': 'Dès qu’un contenu est publié',
  'alert-me.daily': 'Une fois par jour',
  'alert-me.weekly': 'Une fois par semaine',
  'alert-me.send': 'M’envoyer la confirmation',
  'alert-me.trap': 'Laissez ce champ vide',
  'alert-me.account': 'Avec un compte, vous choisissez d’autres sujets, l’heure et le jour.',
  'alert-me.sign-in': 'Se connecter pour choisir',
  'alert-me.privacy': 'Ce que nous conservons, et combien de temps',
  'alert-me.problems': 'Un point demande votre attention',
  'alert-me.problem-email': 'Saisissez une adresse de la forme nom@societe.com',
  'alert-me.problem-person': 'Appuyez encore une fois sur le bouton',
  'alert-me.busy': 'Trop de lettres ont été demandées',
  'alert-me.busy-text': 'Rien n’a été envoyé. Réessayez dans une heure.',
  'alert-me.unsent': 'L’envoi a échoué',
  'alert-me.unsent-text': 'La connexion a peut-être été interrompue. Appuyez encore une fois sur le bouton.',
  'alert-me.sent': 'Consultez votre messagerie',
  'alert-me.sent-text':
    'Nous avons envoyé une lettre à cette adresse, sauf si elle reçoit déjà ces lettres. Ouvrez le lien dans les trois jours : nous ne vous écrirons qu’ensuite.',
  'alert-me.confirm': 'Confirmez que vous souhaitez ces lettres',
  'alert-me.confirm-text': 'Nous ne vous écrirons qu’après l’appui sur ce bouton.',
  'alert-me.confirm-button': 'Oui, envoyez-moi ces lettres',
  'alert-me.confirmed': 'Vous êtes inscrit',
  'alert-me.confirmed-text':
    'Nous écrivons lorsqu’il y a du nouveau. Chaque lettre permet de tout arrêter d’un seul clic, sans connexion.',
  'alert-me.unknown': 'Ce lien n’est plus valable',
  'alert-me.unknown-text':
    'Les liens de nos lettres sont valables un certain temps. Demandez une nouvelle lettre sur la page qui vous intéresse.',
  'alert-me.gone': 'Ce sujet ne figure plus sur notre site',
  'alert-me.gone-text': 'Choisissez une autre page, et appuyez sur son bouton.',
  'alert-me.unavailable': 'Impossible de répondre pour le moment',
  'alert-me.unavailable-text': 'Rien n’a été modifié. Réessayez dans quelques secondes.',
  'alert-me.all-jobs': 'Nouvelles offres d’emploi',
  'alert-me.jobs-like': 'Offres semblables à « {title} »',
} as const satisfies Translation<typeof en>
