import * as z from 'zod'
import { formatDay } from '../../i18n/format/format-date'
import { formatNumber } from '../../i18n/format/format-number'
import { mainWords } from '../../i18n/words'
import { type Address } from '../../routes/address'
import written from './audit-figures.json'

const schema = z.object({ date: z.iso.date(), pages: z.int().positive(), violations: z.int().nonnegative() })

/** What `npm run audit` wrote; nobody else writes it. */
const figures = schema.parse(written)

export type AuditFigure = { term: string; value: string }

/** What the last audit found, in words. */
export function showAudit(locale: Address<'accessibility'>['locale']): AuditFigure[] {
  const words = mainWords(locale)
  return [
    { term: words('accessibility.date'), value: formatDay(locale, figures.date) },
    { term: words('accessibility.pages'), value: formatNumber(locale, figures.pages) },
    { term: words('accessibility.violations'), value: formatNumber(locale, figures.violations) },
  ]
}
