import { type Translation } from '../../translation'
import { type en } from './en'

export const frFr: Translation<typeof en> = {
  'privacy.title': 'Protection des données',
  'privacy.rights': 'Vos droits',
  'privacy.rights-note': 'Leur exercice est gratuit, que vous ayez un compte ou non.',
  'privacy.access': 'Accès et copie',
  'privacy.access-text': 'Savoir ce que nous détenons sur vous, pourquoi, depuis quand et qui d’autre l’a reçu.',
  'privacy.rectification': 'Rectification',
  'privacy.rectification-text': 'Faire corriger ce qui est inexact ou incomplet.',
  'privacy.erasure': 'Effacement',
  'privacy.erasure-text': 'Sauf si la loi ou nos obligations d’avocats nous imposent la conservation.',
  'privacy.restriction': 'Limitation',
  'privacy.restriction-text': 'Le temps d’établir si les données sont exactes, ou si nous pouvons les utiliser.',
  'privacy.portability': 'Portabilité',
  'privacy.portability-text': 'Recevoir ce que vous nous avez fourni dans un format lisible par d’autres logiciels.',
  'privacy.objection': 'Opposition',
  'privacy.objection-text':
    'Vous opposer, pour des raisons tenant à votre situation, à ce que nous fondons sur notre intérêt légitime.',
  'privacy.withdrawal': 'Retrait du consentement',
  'privacy.withdrawal-text': 'À tout moment. Ce qui a été fait auparavant reste licite.',
  'privacy.complaint': 'Réclamation',
  'privacy.complaint-text':
    'Auprès de la CNIL en France, de l’Information Commissioner’s Office au Royaume-Uni, ou de l’autorité de contrôle de votre lieu de résidence ou de travail.',
  'privacy.how': 'Comment les exercer',
  'privacy.how-note': 'Nous répondons dans un délai d’un mois.',
  'privacy.with-account': 'Avec un compte',
  'privacy.with-account-text': 'Connectez-vous pour voir ce que contient votre compte, l’exporter et le supprimer.',
  'privacy.export': 'Exporter mes données',
  'privacy.delete': 'Supprimer mon compte',
  'privacy.details': 'Vos informations',
  'privacy.without-account': 'Avec ou sans compte',
  'privacy.without-account-text':
    'Écrivez-nous en choisissant le sujet « {topic} ». Nous pouvons vous demander de justifier de votre identité avant toute communication.',
  'privacy.form': 'Ouvrir le formulaire',
  'privacy.kept': 'Ce qui est conservé, et combien de temps',
  'privacy.kept-note': 'Nos services suppriment d’après la liste même dont ce tableau est tiré.',
  'privacy.caption': 'Ce que conservent les services de ce site',
  'privacy.what': 'Données',
  'privacy.purpose': 'Finalité',
  'privacy.ground': 'Fondement',
  'privacy.lifetime': 'Durée',
  'privacy.what-enquiries': 'Messages envoyés par notre formulaire',
  'privacy.for-enquiries':
    'Vous répondre. Vos nom, adresse électronique, organisation, pays et message, avec la formule que vous avez acceptée.',
  'privacy.what-visits': 'Décompte des visites et des recherches',
  'privacy.for-visits':
    'Savoir quelles pages sont lues, et si la recherche est utile. Par jour, le nombre d’ouvertures d’une page et le nombre de recherches avec ou sans résultat : rien sur leurs auteurs, et jamais ce qui a été saisi.',
  'privacy.what-accounts': 'Comptes',
  'privacy.for-accounts':
    'Vous permettre de vous connecter. Vos nom, adresse électronique, société et fonction ; du mot de passe, seulement ce qui permet de le vérifier.',
  'privacy.what-details': 'Vos informations',
  'privacy.for-details':
    'Vous joindre et savoir pour qui vous nous interrogez. Ce que vous indiquez dans votre compte : nom, société, fonction, téléphone, pays, langue, fuseau horaire et photographie.',
  'privacy.what-interests': 'Ce que vous suivez',
  'privacy.for-interests':
    'Vous présenter d’abord ce que vous avez choisi de suivre, et vous en informer à la fréquence voulue ; également dans votre propre calendrier, à une adresse secrète que vous avez créée.',
  'privacy.what-favourites': 'Ce que vous gardez',
  'privacy.for-favourites':
    'Pour retrouver les pages que vous avez enregistrées, dans votre ordre et avec vos notes. Ce que vous retirez est supprimé après 30 jours.',
  'privacy.what-reading': 'Vos lectures dans Navigator',
  'privacy.for-reading':
    'Vous dire ce qui a changé depuis votre dernière visite, et conserver pour votre société que vous avez dit avoir lu une version.',
  'privacy.what-report-openings': 'Qui a ouvert un rapport partagé par un collègue',
  'privacy.for-report-openings': 'Le collègue qui partage un rapport voit qui l’a ouvert et quand.',
  'privacy.what-reports': 'Les rapports que vous composez',
  'privacy.for-reports':
    'Pour que vous retrouviez vos comparaisons, avec vos notes et ce qui a changé depuis. Ce que vous retirez est effacé après 30 jours. Pour votre société, nous notons aussi quel rapport vous avez exporté, quand et dans quel format.',
  'privacy.what-requests': 'Demandes depuis votre compte',
  'privacy.for-requests':
    'Vous rappeler, modifier un abonnement ou vous ouvrir un produit. Votre numéro de téléphone, votre e-mail et votre message, la personne ou le produit concerné, notre réponse, et la dernière ouverture de chaque outil.',
  'privacy.what-registrations': 'Événements auxquels vous êtes inscrit',
  'privacy.for-registrations':
    'Garder votre place, vous écrire au sujet de l’événement et attester votre présence : deux ans à compter de l’événement.',
  'privacy.what-registration-needs': 'Besoins alimentaires et d’accessibilité lors d’un événement',
  'privacy.for-registration-needs':
    'Vous accueillir le jour même : trente jours à compter de l’événement, visibles des seuls organisateurs.',
  'privacy.what-lessons': 'Vos leçons',
  'privacy.for-lessons':
    'Reprendre là où vous vous êtes arrêté, sur n’importe lequel de vos appareils, et attester de ce que vous avez suivi.',
  'privacy.what-letters': 'Nos messages',
  'privacy.for-letters':
    'Vous informer par e-mail, une seule fois, de ce qui a été fait dans votre compte. Votre adresse électronique et le contenu du message jusqu’à son envoi ; ensuite, seulement la date et l’objet de l’envoi.',
  'privacy.what-addresses': 'L’adresse des messages sur ce que vous suivez',
  'privacy.for-addresses':
    'Pour vous envoyer ce que vous avez demandé, à l’adresse vérifiée lors de votre connexion. Nous notons si les messages y parviennent et si vous y avez mis fin. Sans compte : l’adresse que vous avez confirmée par une lettre, et sa langue, jusqu’à ce que vous mettiez fin aux lettres.',
  'privacy.what-opt-ins': 'Les lettres demandées pour votre adresse',
  'privacy.for-opt-ins':
    'Vous demander si vous les souhaitez avant de vous écrire quoi que ce soit d’autre. Votre adresse électronique, le sujet et la fréquence : sept jours, sauf si vous confirmez.',
  'privacy.what-alerts': 'Ce que nous vous avons signalé',
  'privacy.for-alerts': 'Pour vous signaler chaque changement une seule fois et indiquer ce que vous avez déjà lu.',
  'privacy.what-events': 'Les évènements de votre compte',
  'privacy.for-events':
    'Vous les montrer dans chaque fenêtre ouverte, et à votre retour. La nature de l’évènement, sa date, et la demande ou l’autorisation concernée.',
  'privacy.what-sign-in': 'Connexions',
  'privacy.for-sign-in':
    'Maintenir votre connexion et écarter les intrus. Sessions, codes et liens envoyés, tentatives échouées.',
  'privacy.what-identified': 'Qui a accepté d’être connu des statistiques',
  'privacy.for-identified':
    'Pour savoir quels clients utilisent le site : nom, adresse électronique et entreprise, sans les pages consultées. Effacé dès le retrait du consentement.',
  'privacy.what-sessions': 'Vos connexions',
  'privacy.for-sessions':
    'Pour vous montrer vos sessions et vous permettre d’y mettre fin : navigateur, système et adresse réseau abrégée.',
  'privacy.what-permissions': 'Autorisations',
  'privacy.for-permissions':
    'Ouvrir les produits auxquels votre société est abonnée. Votre adresse électronique et ce qu’elle ouvre.',
  'privacy.what-permission-log': 'Journal des autorisations',
  'privacy.for-permission-log':
    'Établir qui a accordé ou retiré un accès, et quand. Votre adresse électronique à cette date ; elle est supprimée avec votre compte.',
  'privacy.consent': 'Votre consentement',
  'privacy.contract': 'Le contrat relatif à votre compte',
  'privacy.security': 'Notre intérêt légitime à une connexion sûre',
  'privacy.days': { one: '{count} jour', other: '{count} jours' },
  'privacy.account': 'Tant que le compte existe',
  'privacy.grant': 'Jusqu’à sa suppression par la personne qui l’a accordée',
}
