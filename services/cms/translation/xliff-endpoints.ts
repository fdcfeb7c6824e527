import { type Endpoint } from 'payload'
import * as z from 'zod'
import { isLocale } from '../../../src/config/locales'
import { rolesOf } from '../access/access'
import { mayDo } from '../access/actions'
import { record } from '../audit/record'
import { withinTransaction } from '../workflow/in-transaction'
import { Refusal } from '../workflow/refusal'
import { exportXliff, findByFileId } from './export-xliff'
import { importXliff } from './import-xliff'
import { mostXliffBytes, readXliff, XliffProblem } from './read-xliff'

const mostItems = 200
const file = z.object({ xliff: z.string().min(1).max(mostXliffBytes) })

/** For an agency: `?locale=fr-fr&item=articles.12&item=pages.3`. */
const takeOut: Endpoint = {
  path: '/translation/xliff',
  method: 'get',
  handler: async (req) => {
    if (!mayDo(rolesOf(req.user), 'draft'))
      throw new Refusal('Only who writes drafts can take texts out for an agency.')
    const locale = req.searchParams.get('locale') ?? ''
    const asked = req.searchParams.getAll('item')
    const items = asked.flatMap((one) => findByFileId(req, one) ?? [])
    if (!isLocale(locale) || items.length === 0 || items.length !== asked.length || items.length > mostItems) {
      throw new Refusal(`Choose a language and between 1 and ${mostItems} items.`)
    }
    const xml = await exportXliff(req, items, locale)
    await record(req, { what: 'export', collection: 'translations', note: `${items.length} for an agency`, locale })
    return new Response(xml, {
      headers: {
        'content-type': 'application/xliff+xml; charset=utf-8',
        'content-disposition': `attachment; filename="translate-${locale}.xlf"`,
        'cache-control': 'no-store',
      },
    })
  },
}

const takeIn: Endpoint = {
  path: '/translation/xliff',
  method: 'post',
  handler: async (req) => {
    if (!mayDo(rolesOf(req.user), 'draft')) throw new Refusal('Only who writes drafts can bring translations in.')
    const sent = file.safeParse(await req.json?.().catch(() => null))
    if (!sent.success) throw new Refusal('Send the file as "xliff": its text.')
    const read = readOrRefuse(sent.data.xliff)
    return Response.json(await withinTransaction(req, () => importXliff(req, read)))
  },
}

function readOrRefuse(xml: string) {
  try {
    return readXliff(xml)
  } catch (error) {
    if (error instanceof XliffProblem) throw new Refusal(error.message)
    throw error
  }
}

export const xliffEndpoints = [takeOut, takeIn]
