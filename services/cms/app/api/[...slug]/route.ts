import config from '@payload-config'
import { REST_DELETE, REST_GET, REST_OPTIONS, REST_PATCH, REST_POST, REST_PUT } from '@payloadcms/next/routes'
import { getPayload } from 'payload'
import { askSession } from '../../../request/ask-session'
import { guarded } from '../../../request/guard'

const hasSession = async (headers: Headers) => (await (await getPayload({ config })).auth({ headers })).user !== null

export const GET = guarded(askSession(REST_GET(config), hasSession))
export const POST = guarded(askSession(REST_POST(config), hasSession))
export const DELETE = guarded(REST_DELETE(config))
export const PATCH = guarded(REST_PATCH(config))
export const PUT = guarded(REST_PUT(config))
export const OPTIONS = REST_OPTIONS(config)
