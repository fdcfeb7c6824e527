import { type Gate } from './gate'
import { links } from './links'

/** What every changed page must pass. A new gate is one more line. */
export const gates: readonly Gate[] = [links]
