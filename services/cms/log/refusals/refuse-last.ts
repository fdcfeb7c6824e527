import { sql } from '@payloadcms/db-postgres/drizzle'
import { nameOf } from '../../../../src/config/locales'
import { type Written } from '../append'
import { collectionOfType } from '../facts'
import { type Open } from '../transaction'
import { PublicationProblem } from './publication-problem'

/**
 * What a regulator wants on every page is changed, or another is published first: as long as a language has pages, the last
 * one of it is not taken away, whatever the way. Asked under the log's lock, of two who withdraw one each at once.
 */
export async function refuseLast({ payload, tx }: Open, written: Written[]): Promise<void> {
  for (const { type, locale, operation } of written) {
    const said = collectionOfType(payload, type)?.custom.content.mustStay
    if (said === undefined || operation !== 'withdraw') continue
    const { rows } = await tx.execute(sql`
      select count(*) filter (where type = ${type}) as left, count(*) filter (where address like '/%') as pages
        from publication_heads where operation = 'publish' and locale = ${locale}`)
    const { left, pages } = rows[0] ?? {}
    if (Number(left) > 0 || Number(pages) === 0) continue
    throw new PublicationProblem(
      `Readers in ${nameOf(locale)} would find ${said} on no page any more. Change this one, or publish another first.`,
    )
  }
}
