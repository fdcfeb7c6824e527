import { type Locale } from '../../config/locales'
import { type SearchRecord } from '../../content/search-record'
import { type Readings } from '../store/readings'

/** The records of one page or matter; planned again when anything that was read for them changes. */
export type PlannedRecords = { key: string; locale: Locale; records: SearchRecord[]; readings: Readings }
