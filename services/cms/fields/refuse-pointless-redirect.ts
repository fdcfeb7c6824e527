import { sql } from '@payloadcms/db-postgres/drizzle'
import { type CollectionBeforeChangeHook, ValidationError } from 'payload'
import { locales } from '../../../src/config/locales'
import { localesOf } from '../../../src/routes/address'
import { isFixedPage } from '../../../src/routes/fixed-pages'
import { href } from '../../../src/routes/href'
import { match } from '../../../src/routes/match'
import { findOpen, type Open } from '../log/transaction'

type Redirect = { _status?: unknown; from?: unknown }

/** Where a page is, nobody is sent on: the page wins, and the editor would never learn why. Nor is anybody sent to another language. */
export const refusePointlessRedirect: CollectionBeforeChangeHook = async ({ data, originalDoc, req, collection }) => {
  const { _status, from } = data as Redirect
  if (_status !== 'published' || typeof from !== 'string') return data as Redirect
  const open = await findOpen(req)
  const { id } = (originalDoc ?? {}) as { id?: number }
  const message =
    tellOtherLanguage(from, req.locale ?? '') ??
    (await tellResident(open, from)) ??
    (await tellOther(open, { from, id: id ?? 0 }))
  if (message === undefined) return data as Redirect
  throw new ValidationError(
    { collection: collection.slug, errors: [{ path: 'from', label: 'Old address', message }], req },
    req.t,
  )
}

function tellOtherLanguage(path: string, locale: string): string | undefined {
  const other = localesOf('home').find((code) => code !== locale && path.startsWith(`${href('home', code)}/`))
  if (!other) return undefined
  return `${path} is an address in ${locales[other].name}: switch this form to that language, and give it there.`
}

async function tellResident(open: Open | undefined, path: string): Promise<string | undefined> {
  const title = await findResident(open, path)
  if (title === undefined) return undefined
  return `${title} is at ${path}, so nobody would be sent on from there. Give another address, or withdraw that page first.`
}

/** In the log a redirect goes by its old address. */
async function tellOther(
  open: Open | undefined,
  { from, id }: { from: string; id: number },
): Promise<string | undefined> {
  const found = await open?.tx.execute(sql`
    select item_id from publication_heads
     where type = 'redirect' and title = ${from} and operation = 'publish' and item_id <> ${id} limit 1`)
  const [other] = found?.rows ?? []
  if (!other) return undefined
  return `Another published redirect leads on from there (number ${Number(other.item_id)}). Change that one.`
}

/** What readers find at an address, as an editor calls it. */
async function findResident(open: Open | undefined, path: string): Promise<string | undefined> {
  const address = match(path)
  if (address && isFixedPage(address.route)) return 'A page that the site always has'
  const found = await open?.tx.execute(
    sql`select title from publication_heads where address = ${path} and operation = 'publish' limit 1`,
  )
  const title = found?.rows[0]?.title
  return typeof title === 'string' ? `"${title}"` : undefined
}
