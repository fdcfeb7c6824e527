import { type IndexSettings, type SupportedLanguage } from 'algoliasearch'
import { everyLocale, type Locale } from '../../config/locales'
import { newestNameOf, searchFacets } from '../../content/search-record'

export const indexedLocales = everyLocale

const languageOf = (locale: Locale): SupportedLanguage => locale.slice(0, 2) as SupportedLanguage

/** How an index is searched. Everything that Algolia would otherwise decide by itself is said, so that both decide alike. */
export function settingsOf(index: string, locale: Locale): IndexSettings {
  return {
    searchableAttributes: [
      'title,names',
      'heading',
      'summary',
      'kind,topics,services,sectors,offices,jurisdictions',
      'unordered(body)',
      // After all else: whose name begins with what was typed comes before those in whose name it stands.
      'unordered(nameParts)',
    ],
    attributesForFaceting: ['group', 'filterOnly(item)', ...searchFacets.map((facet) => `searchable(${facet})`)],
    customRanking: ['desc(weight)', 'desc(at)'],
    attributeForDistinct: 'item',
    distinct: true,
    replicas: [newestNameOf(index)],
    queryLanguages: [languageOf(locale)],
    indexLanguages: [languageOf(locale)],
    ignorePlurals: true,
    removeStopWords: true,
    removeWordsIfNoResults: 'allOptional',
    attributesToHighlight: ['title', 'names', 'heading'],
    attributesToSnippet: ['summary:30', 'body:30'],
    snippetEllipsisText: '…',
    maxValuesPerFacet: 100,
    paginationLimitedTo: 1000,
  }
}

/** Of an index for subscribers: a key to it opens what its permissions name, and nobody sorts it otherwise. */
export function subscribersSettingsOf(index: string, locale: Locale): IndexSettings {
  const settings = settingsOf(index, locale)
  const { attributesForFaceting = [] } = settings
  return { ...settings, replicas: [], attributesForFaceting: [...attributesForFaceting, 'filterOnly(permission)'] }
}

/** The same records by their day alone; of one day, the best answer first. */
export const newestSettingsOf = (index: string, locale: Locale): IndexSettings => ({
  ...settingsOf(index, locale),
  replicas: [],
  ranking: ['desc(at)', 'typo', 'geo', 'words', 'filters', 'proximity', 'attribute', 'exact', 'custom'],
})
