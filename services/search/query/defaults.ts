import { defaultRanking, type Settings } from '../engine/settings'

/** What Algolia answers for settings that nobody has set, as far as they mean something here. */
export const defaultSettings = {
  minWordSizefor1Typo: 4,
  minWordSizefor2Typos: 8,
  hitsPerPage: 20,
  maxValuesPerFacet: 100,
  searchableAttributes: null,
  attributesToRetrieve: null,
  attributesForFaceting: null,
  attributesToSnippet: null,
  attributesToHighlight: null,
  unretrievableAttributes: null,
  optionalWords: null,
  paginationLimitedTo: 1000,
  attributeForDistinct: null,
  ranking: defaultRanking,
  customRanking: null,
  separatorsToIndex: '',
  removeWordsIfNoResults: 'none',
  queryType: 'prefixLast',
  highlightPreTag: '<em>',
  highlightPostTag: '</em>',
  snippetEllipsisText: '…',
  alternativesAsExact: ['ignorePlurals', 'singleWordSynonym'],
} satisfies Settings
