import { type Translation } from '../../translation'
import { type en } from './en'

export const nlNl: Translation<typeof en> = {
  'search.part-people': 'Mensen',
  'search.part-expertise': 'Expertise',
  'search.part-insights': 'Publicaties',
  'search.part-events': 'Evenementen en opleidingen',
  'search.part-news': 'Nieuws en zaken',
  'search.part-products': 'Producten en Navigator',
  'search.part-inside': 'In uw abonnementen',
  'search.down-inside': 'Uw abonnementen zijn nu niet te doorzoeken. Probeer het over een minuut opnieuw.',
  'search.part-pages': 'Pagina’s',
  'search.all-answers': { one: 'Het ene resultaat bekijken', other: 'Alle {count} resultaten bekijken' },
  'search.down-box': 'De zoekfunctie reageert op dit moment niet. Druk op Enter voor andere wegen.',
  'search.nothing': 'Niets gevonden voor “{query}”.',
  'search.recent': 'Recente zoekopdrachten',
  'search.clear-recent': 'Recente zoekopdrachten wissen',
  'search.recent-cleared': 'Recente zoekopdrachten gewist.',
  'search.list': 'Antwoorden',
  'search.count': { one: '{count} resultaat', other: '{count} resultaten' },
}
