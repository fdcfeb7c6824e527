import { type Outbox } from '../../indexing/outbox'

/** How far search is behind, and why. */
export type SearchSight = Pick<Outbox, 'waiting' | 'problem'>
