import { type Translation } from '../../translation'
import { type en } from './en'

export const frFr: Translation<typeof en> = {
  'registration.note':
    'Aucun compte n’est nécessaire. Vos réponses sont destinées aux organisateurs, et nous ne vous écrirons à aucun autre sujet, sauf si vous le demandez.',
  'registration.needed':
    'La fonction, les besoins particuliers et les questions sont facultatifs. Tout le reste est nécessaire.',
  'registration.name': 'Nom complet',
  'registration.email': 'Adresse électronique professionnelle',
  'registration.email-hint': 'Nous écrirons à cette adresse au sujet de l’événement.',
  'registration.organisation': 'Organisation',
  'registration.jobTitle': 'Fonction',
  'registration.country': 'Pays ou territoire',
  'registration.mode': 'Mode de participation',
  'registration.dietary': 'Régime ou besoins alimentaires',
  'registration.access': 'Besoins d’accessibilité',
  'registration.needs-hint':
    'Si vous venez sur place. Seules les personnes qui organisent l’événement y ont accès ; ces indications sont supprimées 30 jours après l’événement.',
  'registration.problem-dietary': 'Abrégez vos besoins alimentaires à 500 caractères',
  'registration.problem-access': 'Abrégez vos besoins d’accessibilité à 500 caractères',
  'registration.questions': 'Questions aux intervenants',
  'registration.consent':
    'J’accepte que le cabinet conserve ces informations pour organiser l’événement et m’écrive à ce sujet.',
  'registration.letters-to': 'Nos messages vont à',
  'registration.change': 'Modifier dans vos informations',
  'registration.agreed':
    'En vous inscrivant, vous acceptez que le cabinet conserve ces informations pour organiser l’événement et vous écrive à ce sujet.',
  'registration.newsletters':
    'M’écrire aussi sur les nouveautés du sujet de cet événement. Nous vous demanderons d’abord de le confirmer par courriel.',
  'registration.newsletters-asked':
    'Vous avez demandé des messages sur le sujet de l’événement : ils commenceront une fois confirmés par le lien que nous vous envoyons.',
  'registration.send': 'S’inscrire',
  'registration.problem': 'Problème : ',
  'registration.problems': 'Vous n’êtes pas encore inscrit. Merci de corriger :',
  'registration.problem-name': 'Indiquez votre nom complet',
  'registration.problem-email': 'Indiquez une adresse de la forme nom@entreprise.com',
  'registration.problem-organisation': 'Indiquez le nom de votre organisation, en 2 à 120 caractères',
  'registration.problem-jobTitle': 'Abrégez la fonction',
  'registration.problem-country': 'Indiquez le pays ou le territoire où vous travaillez',
  'registration.problem-mode': 'Choisissez votre mode de participation',
  'registration.problem-changed':
    'L’événement se tient autrement que lorsque vous avez ouvert le formulaire. Envoyez-le de nouveau pour y participer tel qu’il est annoncé à présent',
  'registration.problem-questions': 'Abrégez vos questions à 1 000 caractères',
  'registration.problem-consent':
    'Cochez la case si vous êtes d’accord : sans cela, nous ne pouvons vous garder de place',
  'registration.problem-person':
    'Nous n’avons pas pu établir qu’une personne a rempli ce formulaire. Merci de l’envoyer à nouveau',
  'registration.busy': 'Trop d’inscriptions nous sont parvenues de votre part en peu de temps',
  'registration.busy-text': 'Vos réponses sont toujours là : réessayez dans une heure ou écrivez-nous.',
  'registration.unsent': 'L’inscription n’a pas pu être envoyée',
  'registration.unsent-text': 'Vos réponses sont toujours là. Vérifiez votre connexion et envoyez-les à nouveau.',
  'registration.registered': 'Vous êtes inscrit',
  'registration.registered-text':
    'Une place vous est réservée. Un seul message le confirme, avec l’entrée pour votre agenda. Si vous étiez déjà inscrit, c’est celui que vous avez reçu.',
  'registration.waiting': 'Vous êtes sur liste d’attente',
  'registration.waiting-label': 'Votre rang sur la liste est le',
  'registration.waiting-text':
    'Toutes les places sont prises. Nous vous écrirons dès qu’une place se libère, dans l’ordre de la liste.',
  'registration.label': 'Votre référence est',
  'registration.closed': 'Les inscriptions sont closes',
  'registration.cancelled': 'Cet événement n’aura pas lieu.',
  'registration.past': 'Cet événement a eu lieu.',
  'registration.not-yet': 'Les inscriptions ne sont pas encore ouvertes',
  'registration.refused-text': 'Votre inscription n’a pas été enregistrée.',

  'place.title': 'Votre inscription',
  'place.lead': 'Ce que nous avons noté de votre place à un événement, et ce que vous pouvez modifier.',
  'place.event': 'Événement',
  'place.how': 'Mode de participation',
  'place.registered': 'Vous avez une place',
  'place.registered-text':
    'Si vous ne pouvez pas venir, merci de la rendre afin qu’une personne en attente puisse en bénéficier.',
  'place.waiting': 'Vous êtes sur liste d’attente',
  'place.waiting-text':
    'Les places qui se libèrent sont attribuées dans l’ordre de la liste ; nous vous en informerons par écrit.',
  'place.give-back': 'Rendre ma place',
  'place.leave': 'Quitter la liste d’attente',
  'place.to-online': 'Participer plutôt en ligne',
  'place.to-in-person': 'Participer plutôt sur place',
  'place.given-back': 'Votre inscription est annulée',
  'place.given-back-text': 'Vous pouvez vous réinscrire tant que les inscriptions sont ouvertes.',
  'place.moved': 'Votre mode de participation est modifié',
  'place.moved-text': 'Nous en avons pris note et vous le confirmons par courriel.',
  'place.recording': 'Regarder l’enregistrement',
  'place.stream': 'Rejoindre la diffusion',
  'place.certificate': 'Télécharger votre attestation (PDF)',
  'place.full': 'Il n’y a plus de place pour ce mode de participation',
  'place.full-text': 'Votre inscription reste inchangée.',
  'place.too-late': 'Cet événement a eu lieu',
  'place.too-late-text': 'Il n’y a plus rien à modifier.',
  'place.called-off': 'Cet événement n’aura pas lieu',
  'place.called-off-text': 'Vous n’avez rien à faire.',
  'place.unknown': 'Ce lien n’est pas valable',
  'place.unknown-text': 'Ouvrez le lien du dernier message relatif à votre inscription ou écrivez-nous.',
  'place.unread': 'Rien n’a été modifié',
  'place.unread-text':
    'Cette modification n’est plus possible ou votre demande ne nous est pas parvenue entière. L’état actuel figure ci-dessous.',
}
