import { type Translation } from '../../translation'
import { type en } from './en'

export const frFr: Translation<typeof en> = {
  'verify.title': 'Vérifier un document',
  'verify.lead':
    'Les rapports et attestations que nous délivrons portent un numéro et un code carré. Cette page indique si un document est authentique et s’il est toujours à jour.',
  'verify.number': 'Numéro du document',
  'verify.number-hint': 'Il figure à côté du code carré : sept groupes de quatre caractères.',
  'verify.look-up': 'Vérifier',
  'verify.genuine': 'Ce document est authentique',
  'verify.genuine-text': 'Cette page ne dit ni qui le détient, ni ce qu’il contient d’autre.',
  'verify.unsure': 'Non confirmé',
  'verify.changed':
    'Réponses modifiées depuis : {changed} sur {total}. Ne vous fiez pas à ce document sans les vérifier.',
  'verify.unchanged': 'Aucune de ses {total} réponses n’a changé depuis.',
  'verify.changes': 'Se connecter pour voir quelles réponses ont changé, si vous y avez accès',
  'verify.kind': 'Document',
  'verify.kind-report': 'Rapport Navigator',
  'verify.kind-attendance': 'Attestation de participation',
  'verify.kind-completion': 'Attestation de suivi',
  'verify.certified-attendance':
    'Il atteste la participation à « {title} » le {day}, pour {count} minutes de formation continue.',
  'verify.certified-completion':
    'Il atteste que « {title} » a été suivi dans son intégralité le {day}, pour {count} minutes de formation continue.',
  'verify.day': 'Délivré le',
  'verify.today': 'Vérifié le',
  'verify.unknown': 'Aucun document ne porte ce numéro',
  'verify.unknown-text':
    'Comparez chaque caractère avec le document. Les lettres I, L et O ne sont jamais utilisées : lisez 1, 1 et 0. Si le numéro est exact, le document n’émane pas de nous.',
  'verify.busy': 'Trop de documents ont été vérifiés depuis votre connexion',
  'verify.busy-text': 'Veuillez réessayer dans une heure.',
  'verify.unavailable': 'Le document ne peut pas être vérifié pour le moment',
  'verify.unavailable-text': 'Cela ne préjuge en rien de son authenticité. Veuillez réessayer dans quelques secondes.',
}
