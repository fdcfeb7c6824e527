import { type Translation } from '../../translation'
import { type en } from './en'

export const frFr: Translation<typeof en> = {
  'letter.greeting': 'Bonjour,',
  'letter.ending': 'Vous recevez ce message à la suite d’une action effectuée dans votre compte chez nous.',
  'letter.firm': 'Aldermoor Vane',
  'letter.about': 'Objet',
  'letter.phone': 'Téléphone',
  'letter.seats': 'Accès',
  'letter.message': 'Message',
  'letter.email': 'E-mail',
  'letter.reference': 'Référence',
  'letter.unknown': 'inconnu',

  'callback.subject': 'Nous avons reçu votre demande d’appel',
  'callback.text': 'Vous avez demandé à être rappelé. Nous avons noté ce qui suit et vous appellerons.',
  'seats.subject': 'Nous avons reçu votre demande concernant un abonnement',
  'seats.text': 'Vous avez demandé la modification d’un abonnement. Nous avons noté ce qui suit et vous répondrons.',

  'question.subject': 'Nous avons reçu votre question',
  'question.text':
    'Vous avez interrogé l’équipe du navigateur. Nous avons noté ce qui suit et vous répondrons par courriel.',
  'desk.question-subject': 'Un client interroge l’équipe du navigateur',
  'desk.question-text':
    'Une personne a posé une question depuis une page du navigateur. Répondre à ce message, c’est lui répondre.',
  'desk.callback-subject': 'Un client demande à être rappelé',
  'desk.callback-text': 'Une personne a demandé dans son compte à être rappelée.',
  'desk.seats-subject': 'Un client demande la modification d’un abonnement',
  'desk.seats-text': 'Une personne a demandé dans son compte un autre nombre d’accès.',
  'letter.account': 'Compte',
  'letter.detail': 'Précision',
  'desk.provider-subject': 'Une action à effectuer chez le fournisseur d’identité',
  'desk.provider-text':
    'Une personne l’a demandé depuis son compte, et cette installation n’y est pas autorisée chez le fournisseur.',
  'desk.provider-end-session': 'Merci de mettre fin à cette session du compte.',
  'desk.provider-end-sessions': 'Merci de mettre fin aux sessions du compte.',
  'desk.provider-unlink': 'Merci de dissocier cette identité du compte.',
  'desk.provider-erase': 'Merci de supprimer le compte. Les données conservées par le cabinet sont effacées.',
  'deletion.subject': 'Votre compte va être supprimé',
  'deletion.text':
    'Vous l’avez demandé depuis votre compte et avez été déconnecté partout. Plus rien d’autre ne vous sera envoyé.',
  'deletion.back':
    'Si vous vous connectez avant le {day}, tout reste en l’état. Ce jour-là, tout ce que nous conservons sur vous sera effacé définitivement.',
  'deletion.cancelled-subject': 'Votre compte est conservé',
  'deletion.cancelled': 'Vous vous êtes reconnecté : votre compte n’est pas supprimé et tout reste en l’état.',
}
