import { type Translation } from '../../translation'
import { type en } from './en'

export const frFr: Translation<typeof en> = {
  'navigator.permitted': 'Permis',
  'navigator.permitted-meaning': 'sans condition',
  'navigator.permitted-with-conditions': 'Sous conditions',
  'navigator.permitted-with-conditions-meaning': 'permis si les démarches indiquées sont accomplies',
  'navigator.restricted': 'Restreint',
  'navigator.restricted-meaning': 'rares exceptions',
  'navigator.prohibited': 'Interdit',
  'navigator.prohibited-meaning': 'aucune voie légale',
  'navigator.under-review': 'En cours de révision',
  'navigator.under-review-meaning': 'la réponse devrait changer',
  'navigator.not-applicable': 'Sans objet',
  'navigator.not-applicable-meaning': 'la question ne se pose pas',
  'navigator.no-data': 'Sans donnée',
  'navigator.no-data-meaning': 'pas encore étudié',
}
