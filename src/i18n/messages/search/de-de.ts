import { type Translation } from '../../translation'
import { type en } from './en'

export const deDe: Translation<typeof en> = {
  'search.part-people': 'Personen',
  'search.part-expertise': 'Expertise',
  'search.part-insights': 'Veröffentlichungen',
  'search.part-events': 'Veranstaltungen und Schulungen',
  'search.part-news': 'Neuigkeiten und Mandate',
  'search.part-products': 'Produkte und Navigator',
  'search.part-inside': 'In Ihren Abonnements',
  'search.down-inside':
    'Ihre Abonnements lassen sich gerade nicht durchsuchen. Versuchen Sie es in einer Minute noch einmal.',
  'search.part-pages': 'Seiten',
  'search.all-answers': { one: 'Das eine Ergebnis zeigen', other: 'Alle {count} Ergebnisse zeigen' },
  'search.down-box': 'Die Suche antwortet im Augenblick nicht. Die Eingabetaste führt zu anderen Wegen.',
  'search.nothing': 'Nichts gefunden für „{query}“.',
  'search.recent': 'Letzte Suchen',
  'search.clear-recent': 'Letzte Suchen löschen',
  'search.recent-cleared': 'Die letzten Suchen sind gelöscht.',
  'search.list': 'Antworten',
  'search.count': { one: '{count} Ergebnis', other: '{count} Ergebnisse' },
}
