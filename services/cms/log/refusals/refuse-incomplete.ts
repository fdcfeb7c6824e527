import { locales } from '../../../../src/config/locales'
import { findEditionProblems, tellProblems, toOneLanguage } from '../../fields/edition-problem'
import { promisedEditionsOf } from '../editions/live-editions'
import { findStored } from '../editions/stored'
import { findContent } from '../facts'
import { type Touched } from '../notes'
import { type Open } from '../transaction'
import { PublicationProblem } from './publication-problem'

/**
 * Asked of what an editor changes, not by the audit: a rule that is new must not stop what is live already. What is under
 * embargo is asked too: when that ends, nobody is there to be told.
 */
export async function refuseIncomplete(open: Open, touched: Touched): Promise<void> {
  for (const [slug, ids] of touched) {
    const collection = findContent(open.payload, slug)
    if (!collection) continue
    const live = (await findStored(open, slug, { where: ['id', [...ids]] })).flatMap((stored) =>
      promisedEditionsOf(collection, stored),
    )
    for (const { stored, locale, title } of live) {
      const edition = toOneLanguage(collection.flattenedFields, stored, locale)
      const found = findEditionProblems(collection.flattenedFields, edition)
      if (found.length === 0) continue
      throw new PublicationProblem(
        `"${title}" cannot be live in ${locales[locale].name}: ${tellProblems(found)}. Complete it there, or withdraw it there.`,
      )
    }
  }
}
