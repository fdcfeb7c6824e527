// Prints what the running configuration says of its collections; a process of its own, because Payload is no CommonJS.
import { footnote } from '../../../services/cms/fields/footnote.ts'
import config from '../../../services/cms/payload.config.ts'
import { describeContent } from '../../../services/cms/transfer/describe-content.ts'
import { findUntold } from '../contract/find-untold.mjs'

const model = await config
const collections = model.collections.map(({ slug, flattenedFields, custom, access, trash, admin }) => ({
  slug,
  isHidden: admin.hidden === true,
  type: custom.content?.type,
  needsApproval: custom.content?.needsApproval,
  audience: custom.content?.audience,
  teaser: custom.content?.teaser,
  trash,
  closed: ['read', 'create', 'update', 'delete'].every((action) => typeof access[action] === 'function'),
  fields: flattenedFields.map((field) => ({
    name: field.name,
    type: field.type,
    required: field.required === true,
    localized: field.localized === true,
    isHidden: field.admin?.hidden === true,
    internal: field.custom?.internal === true,
    enumName: field.enumName,
    maxLength: field.maxLength,
    description: Boolean(field.admin?.description),
  })),
}))
const blocks = model.blocks ?? []
const body = model.collections.flatMap(({ flattenedFields }) =>
  flattenedFields.filter(({ type }) => type === 'blocks').flatMap((field) => field.blocks),
)
process.stdout.write(
  JSON.stringify({
    collections,
    blocks: [...new Map([...blocks, ...body].map(({ slug, interfaceName }) => [slug, interfaceName]))],
    telemetry: model.telemetry,
    cors: model.cors,
    csrf: [...new Set(model.csrf)],
    secureCookies: model.collections.find(({ slug }) => slug === 'users').auth.cookies.secure,
    graphQL: {
      playground: model.graphQL.disablePlaygroundInProduction,
      introspection: model.graphQL.disableIntrospectionInProduction,
    },
    content: describeContent(model.collections),
    told: findUntold(model, [footnote]),
    fallback: model.localization.fallback,
    locales: model.localization.localeCodes,
  }),
)
