import { type CollectionConfig, type FieldHook, type PayloadRequest } from 'payload'
import { rolesOf } from '../access/access'
import { mayDo } from '../access/actions'
import { BadInput } from '../request/bad-input'
import { sendItself } from '../request/find-form-problem'
import { cleanFile, FileProblem } from './clean-file'
import { createFileName } from './file-name'
import { findFileName } from './find-file-name'
import { mediaLibrary } from './store'

type Hooks = NonNullable<CollectionConfig['hooks']>
type Stored = { filename?: string | null; sizes?: Record<string, { filename?: string | null } | undefined> }
type Point = { x?: number; y?: number }

// Facts about the file, which only the file itself may tell.
const told = [
  'filename',
  'url',
  'thumbnailURL',
  'mimeType',
  'filesize',
  'width',
  'height',
  'sizes',
  'token',
  'formerTokens',
  'colour',
]

/** Takes in a file only as these lines have written it, under a name of ours. */
export const uploadHooks = {
  beforeOperation: [
    // eslint-disable-next-line @typescript-eslint/no-deprecated -- of the operations only "read" is
    async ({ args, operation, overrideAccess, req }) => {
      // Payload asks `access` only after this hook: anyone who may not add files is refused there, and nothing is decoded for them.
      if (overrideAccess !== true && !mayDo(rolesOf(req.user), 'draft')) return args
      // Without a file, Payload would fetch `data.url` from inside the firm's network.
      if (operation === 'create' && !req.file) throw new BadInput(sendItself)
      const { data } = args as { data?: Record<string, unknown> }
      if (!data) return args
      for (const name of told) Reflect.deleteProperty(data, name)
      moveFocus(req, data)
      if (req.file) await cleanUpload(req)
      return args
    },
  ],
  afterChange: [
    async ({ doc, req }) => {
      const stored = doc as Stored
      if (!req.file || !stored.filename || req.context.uploadName !== stored.filename) return doc as unknown
      const library = await mediaLibrary()
      await library.keep(stored.filename, req.file.data)
      for (const [size, data] of Object.entries(req.payloadUploadSizes ?? {})) {
        const name = stored.sizes?.[size]?.filename
        if (name) await library.keep(name, data)
      }
      return doc as unknown
    },
  ],
} satisfies Hooks

async function cleanUpload(req: PayloadRequest): Promise<void> {
  const { file } = req
  if (!file) return
  try {
    const { data, extension, mimeType, colour = null } = await cleanFile(file.data)
    const name = createFileName(file.name, extension)
    req.file = { ...file, data, name, mimetype: mimeType, size: data.length }
    req.context.uploadName = name
    req.context.uploadColour = colour
    req.payloadUploadSizes = {}
  } catch (error) {
    if (!(error instanceof FileProblem)) throw error
    throw new BadInput(`"${file.name.slice(0, 100)}" ${error.message}.`)
  }
}

/** The focal point is a fact of the document: no derivative is cut by it, so none need be made again. */
function moveFocus(req: PayloadRequest, data: Record<string, unknown>): void {
  const edits = req.query.uploadEdits as { focalPoint?: Point } | undefined
  delete req.query.uploadEdits
  const { x, y } = edits?.focalPoint ?? {}
  if (typeof x === 'number' && typeof y === 'number') Object.assign(data, { focalX: clamp(x), focalY: clamp(y) })
}

const clamp = (percent: number): number => Math.min(100, Math.max(0, percent))

const tokenOf = (name: unknown): string | undefined =>
  typeof name === 'string' ? findFileName(name)?.token : undefined

export const keepToken: FieldHook = ({ data, originalDoc }) =>
  tokenOf((data as Stored | undefined)?.filename) ?? tokenOf((originalDoc as Stored | undefined)?.filename)

export const keepFormerTokens: FieldHook = ({ data, originalDoc }): string | null => {
  const before = originalDoc as (Stored & { formerTokens?: string | null }) | undefined
  const [now, then] = [tokenOf((data as Stored | undefined)?.filename), tokenOf(before?.filename)]
  const former = before?.formerTokens ?? null
  if (now === undefined || then === undefined || now === then) return former
  return [...(former?.split(' ') ?? []), then].join(' ')
}

export const keepColour: FieldHook = ({ req, originalDoc }): unknown =>
  req.context.uploadName === undefined
    ? (originalDoc as { colour?: string } | undefined)?.colour
    : req.context.uploadColour
