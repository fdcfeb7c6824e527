import { keptContent } from '../../../src/config/kept-content'

/** So many releases can be brought back, and a page that was opened under one of them finds its scripts and pictures. */
export const keptReleases = keptContent.releases.newest
