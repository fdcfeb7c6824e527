import { firm } from '../../../firm/firm'
import { type Translation } from '../../translation'
import { type en } from './en'

export const frFr: Translation<typeof en> = {
  'letter.greeting': 'Bonjour,',
  'letter.ending': 'Vous recevez ce message à la suite d’une démarche effectuée sur notre site.',
  'letter.firm': firm.name,
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

  'answered.granted-subject': 'Votre demande a été acceptée',
  'answered.granted-access': 'L’accès que vous avez demandé vous est désormais ouvert.',
  'answered.granted-subscription': 'La modification d’abonnement que vous avez demandée a été acceptée.',
  'answered.refused-subject': 'Votre demande a reçu une réponse',
  'answered.refused':
    'Nous ne pouvons pas donner suite à votre demande, pour le motif indiqué ci-dessous. Vous pouvez en présenter une nouvelle.',
  'answered.reason': 'Notre réponse',
  'answered.where': 'Vous la retrouvez dans votre compte :',
  'answered.products': 'Vos produits',

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
  'desk.provider-link':
    'Merci d’associer cet autre compte au compte : la personne a prouvé que les deux sont les siens.',
  'desk.provider-unlink': 'Merci de dissocier cette identité du compte.',
  'desk.provider-erase': 'Merci de supprimer le compte. Les données conservées par le cabinet sont effacées.',
  'deletion.subject': 'Votre compte va être supprimé',
  'deletion.text':
    'Vous l’avez demandé depuis votre compte et avez été déconnecté partout. Plus rien d’autre ne vous sera envoyé.',
  'deletion.back':
    'Si vous vous connectez avant le {day}, tout reste en l’état. Ce jour-là, tout ce que nous conservons sur vous sera effacé définitivement.',
  'deletion.cancelled-subject': 'Votre compte est conservé',
  'deletion.cancelled': 'Vous vous êtes reconnecté : votre compte n’est pas supprimé et tout reste en l’état.',

  'place.event': 'Événement',
  'place.when': 'Date',
  'place.where': 'Lieu',
  'place.position': 'Rang sur la liste d’attente',
  'place.link': 'Si vous ne pouvez pas venir',
  'place.name': 'Nom',
  'place.organisation': 'Organisation',
  'place.questions': 'Questions aux intervenants',
  'place.registered-subject': 'Vous êtes inscrit',
  'place.registered-text':
    'Une place vous est réservée. Si vous ne pouvez pas venir, merci de la rendre par le lien ci-dessous : une personne en attente pourra en profiter.',
  'place.waiting-subject': 'Vous êtes sur liste d’attente',
  'place.waiting-text':
    'Toutes les places sont prises. Dès qu’une place se libère, elle revient à la personne suivante sur la liste, et nous vous écrivons.',
  'place.given-subject': 'Vous avez une place',
  'place.given-text':
    'Une place s’est libérée et vous revient. Si vous n’en voulez pas, merci de la rendre dans les 24 heures par le lien ci-dessous : elle reviendra à la personne suivante.',
  'place.moved-subject': 'Votre mode de participation a changé',
  'place.moved-text': 'Nous avons noté votre nouveau mode de participation.',
  'place.cancelled-subject': 'Votre inscription est annulée',
  'place.cancelled-text':
    'Vous avez rendu votre place. Vous pouvez vous réinscrire tant que les inscriptions sont ouvertes.',
  'place.left-subject': 'Vous n’êtes plus sur la liste d’attente',
  'place.left-text':
    'Votre nom a été retiré de la liste. Vous pouvez vous réinscrire tant que les inscriptions sont ouvertes.',
  'place.changed-subject': 'Un événement auquel vous êtes inscrit a changé',
  'place.changed-text': 'Merci de noter la date et le lieu actuels. Votre inscription reste inchangée.',
  'place.called-off-subject': 'Un événement auquel vous êtes inscrit n’aura pas lieu',
  'place.called-off-text': 'Nous sommes désolés : cet événement n’aura pas lieu. Vous n’avez rien à faire.',
  'place.day-before-subject': 'Votre événement a lieu dans moins de 24 heures',
  'place.day-before-text':
    'Nous nous réjouissons de vous accueillir. Si vous ne pouvez pas venir, merci de rendre votre place au moyen du lien ci-dessous.',
  'place.hour-before-subject': 'Votre événement commence dans moins d’une heure',
  'place.hour-before-text': 'Nous nous réjouissons de vous accueillir. L’horaire et le lieu figurent ci-dessous.',
  'place.followed-up-subject': 'Merci de l’intérêt porté à notre événement',
  'place.followed-up-text':
    'L’événement est terminé. Nous espérons qu’il vous a été utile et serons heureux de vous retrouver à une prochaine occasion.',
  'place.from-desk-subject': 'Un message au sujet d’un événement auquel vous êtes inscrit',
  'place.certificate': 'Attestation',
  'place.certified-subject': 'Votre attestation de participation',
  'place.certified-text':
    'Votre participation a été enregistrée. Vous pouvez télécharger l’attestation au moyen du lien ci-dessous.',
  'place.recording': 'Enregistrement',
  'desk.place-subject': 'Du nouveau dans la liste d’un événement',
  'desk.place-registered': 'Une personne a obtenu une place.',
  'desk.place-waiting': 'Une personne est sur liste d’attente.',
  'desk.place-cancelled': 'Une personne a rendu sa place.',

  'opt-in.subject': 'Merci de confirmer que vous souhaitez nos lettres',
  'opt-in.text':
    'Cette adresse a été saisie sur notre site pour recevoir des lettres sur les nouveautés. Merci de la confirmer par le lien ci-dessous.',
  'opt-in.about': 'Lettres sur',
  'opt-in.ending':
    'Si cette demande ne vient pas de vous, vous n’avez rien à faire : aucune autre lettre ne sera envoyée à cette adresse.',
  'opt-in.confirm': 'Confirmer sur notre site',
  'letter.link-ended': 'Ce lien n’est plus valable',
  'letter.link-ended-text':
    'Il a peut-être été remplacé, ou il est incomplet. La lettre la plus récente en contient un valable.',

  'calendar.name': `${firm.name} : vos dates`,
  'calendar.waiting': 'Liste d’attente : {title}',
  'calendar.law': 'Entrée en vigueur : {place}',
  'calendar.law-text': {
    one: '{service} : {count} réponse change ce jour-là. Connectez-vous pour la lire.',
    many: '{service} : {count} réponses changent ce jour-là. Connectez-vous pour les lire.',
    other: '{service} : {count} réponses changent ce jour-là. Connectez-vous pour les lire.',
  },
  'calendar.review': 'Révision prévue : {place}',
  'calendar.review-text': 'Nous aurons revu nos réponses concernant {place} au plus tard ce jour-là.',
  'calendar.consultation': 'Fin de consultation : {title} ({place})',
  'calendar.consultation-text': '{authority} reçoit les réponses jusqu’à la fin de cette journée.',

  'feed.title': 'Changements : {service}',
  'feed.in-force': 'en vigueur depuis le {date}',

  'alerts.subject': { one: 'Du nouveau sur ce que vous suivez', other: '{count} nouveautés sur ce que vous suivez' },
  'alerts.subject-law': {
    one: 'Le droit a changé là où vous le suivez',
    other: '{count} changements du droit là où vous le suivez',
  },
  'alerts.text': 'Voici ce qui est nouveau sur ce que vous suivez.',
  'alerts.law-change': 'Le droit a changé',
  'alerts.correction': 'Nous avons corrigé une réponse',
  'alerts.editorial': 'Nous avons reformulé une réponse',
  'alerts.insights': 'Analyses et formations',
  'alerts.events': 'Événements',
  'alerts.vacancies': 'Offres d’emploi',
  'alerts.newsletters': 'Lettres d’information',
  'alerts.archive': 'Lire cette lettre sur notre site',
  'alerts.because': 'Vous suivez : {names}',
  'alerts.ending': 'Vous recevez ce message parce que vous suivez ces sujets sur notre site.',
  'alerts.settings': 'Modifier ce que vous suivez et la fréquence des messages',
  'alerts.stop': 'Ne plus recevoir ces messages',
  'alerts.test-subject': 'Essai : {subject}',
  'alerts.test-text': 'Message d’essai, envoyé à vous seul : voici comment les lecteurs le recevraient maintenant.',
  'alerts.ask': 'Ne plus recevoir de messages sur ce que vous suivez ?',
  'alerts.stopped': 'Vous ne recevrez plus ces messages',
  'alerts.stopped-guest': 'Nous avons supprimé votre adresse de la liste, ainsi que vos choix.',
  'alerts.stopped-text':
    'Ce que vous suivez reste inchangé, et les nouveautés apparaissent toujours sur le site lorsque vous êtes connecté.',
}
