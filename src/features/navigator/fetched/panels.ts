import { later } from './later'

/** What somebody opens by a press, and what nobody else fetches. */
export const AskTeam = later(async () => (await import('../jurisdiction/ask-team')).AskTeam)
export const CellPanel = later(async () => (await import('../table/cell-panel')).CellPanel)
export const ComparedDays = later(async () => (await import('../compare/compared-days')).ComparedDays)
export const History = later(async () => (await import('../jurisdiction/history')).History)
