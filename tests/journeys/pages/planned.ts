import { planFrom } from '../../support/content/planned-pages'
import { rowsOfEachTemplate } from '../../support/content/rows-of-each-template'

/** What the site that these journeys build has, as it was planned. */
export const planned = planFrom(rowsOfEachTemplate, new Date().toISOString())
