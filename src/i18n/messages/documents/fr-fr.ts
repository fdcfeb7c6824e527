import { type Translation } from '../../translation'
import { type en } from './en'

export const frFr: Translation<typeof en> = {
  'document.service': 'Service',
  'document.as-of': 'Droit en vigueur au',
  'document.size': 'Contenu',
  'document.size-text': 'Questions : {questions} ; juridictions : {jurisdictions} ; réponses : {answers}',
  'document.number': 'Numéro du document',
  'document.report': 'Rapport',
  'document.verify': 'Vérifier si ce document est authentique et à jour :',
  'document.verify-alt': 'Code carré menant à la page de vérification de ce document',
  'document.answers': 'Réponses',
  'document.jurisdiction': 'Juridiction',
  'document.answer': 'Réponse',
  'document.citation': 'Référence',
  'document.cited': 'version {version}, en vigueur depuis le {since}',
  'document.unanswered': 'Sans réponse',
  'document.sources': 'Où chaque réponse est publiée',
  'document.counsel': 'Conseil local',
  'document.counsel-none': 'non indiqué',
  'document.reviewed': 'Dernière revue',
  'document.read': 'Droit en vigueur au {day}',
  'document.disclaimer-title': 'Avertissement',
  'document.disclaimer':
    'Ce rapport reproduit les réponses telles que publiées à la date indiquée. Il fournit une information générale et ne constitue pas un conseil juridique. Le droit et les réponses évoluent : vérifiez le document à l’aide de son numéro avant de vous y fier.',
  'document.page': 'Page',
}
