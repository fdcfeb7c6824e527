import { type SiteChange } from '../../src/build/planner'

/** Told of every change after readers see it. Whoever keeps the search index puts itself here. */
export type AfterRelease = (change: { release: number; site: SiteChange }) => Promise<void>

export const afterRelease: readonly AfterRelease[] = []
