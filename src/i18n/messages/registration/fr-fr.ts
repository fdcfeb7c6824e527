import { type Translation } from '../../translation'
import { type en } from './en'

export const frFr: Translation<typeof en> = {
  'registration.note':
    'Aucun compte n’est nécessaire. Vos réponses sont destinées aux organisateurs, et nous ne vous écrirons à aucun autre sujet.',
  'registration.needed': 'La fonction et les questions sont facultatives. Tout le reste est nécessaire.',
  'registration.name': 'Nom complet',
  'registration.email': 'Adresse électronique professionnelle',
  'registration.email-hint': 'Nous écrirons à cette adresse au sujet de l’événement.',
  'registration.organisation': 'Organisation',
  'registration.jobTitle': 'Fonction',
  'registration.country': 'Pays ou territoire',
  'registration.mode': 'Mode de participation',
  'registration.questions': 'Questions aux intervenants',
  'registration.consent':
    'J’accepte que le cabinet conserve ces informations pour organiser l’événement et m’écrive à ce sujet.',
  'registration.send': 'S’inscrire',
  'registration.problem': 'Problème : ',
  'registration.problems': 'Vous n’êtes pas encore inscrit. Merci de corriger :',
  'registration.problem-name': 'Indiquez votre nom complet',
  'registration.problem-email': 'Indiquez une adresse de la forme nom@entreprise.com',
  'registration.problem-organisation': 'Indiquez le nom de votre organisation, en 2 à 120 caractères',
  'registration.problem-jobTitle': 'Abrégez la fonction',
  'registration.problem-country': 'Indiquez le pays ou le territoire où vous travaillez',
  'registration.problem-mode': 'Choisissez votre mode de participation',
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
  'registration.registered-text': 'Une place vous est réservée. Un message de confirmation vous parviendra.',
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
}
