import { join } from 'node:path'
import { type CollectionConfig, type ImageSize } from 'payload'
import { accessFor } from '../access/access'
import { auditHooks } from '../audit/record-hooks'
import { environment } from '../environment'
import { line } from '../fields/kinds'
import { refuseBadInput } from '../fields/refuse-bad-input'
import { touchHooks } from '../log/touched'
import { answerFile, notFound } from '../media/answer-file'
import { copies } from '../media/copies'
import { findFileName } from '../media/find-file-name'
import { keepShownForPublishers } from '../media/keep-shown'
import { refuseShown, shownIn } from '../media/shown-in'
import { keepColour, keepFormerTokens, keepToken, uploadHooks } from '../media/upload-hooks'
import { usedIn } from '../references/used-endpoint'
import { letNamesFallBack } from '../workflow/languages/names-fall-back'

const imageSizes: ImageSize[] = copies.map(({ name, width, format, options }) => ({
  name,
  width,
  withoutEnlargement: true,
  formatOptions: { format, options },
  generateImageName: ({ originalName, sizeName, extension }) => `${originalName}-${sizeName}.${extension}`,
}))

const touched = touchHooks('media')
const hidden = { hidden: true, disableListColumn: true, disableListFilter: true }

export const media: CollectionConfig = {
  slug: 'media',
  labels: { singular: 'Picture or file', plural: 'Pictures and files' },
  access: accessFor('draft', 'remove'),
  disableDuplicate: true,
  folders: { browseByFolder: false },
  admin: {
    group: 'Site',
    description:
      'Pictures (JPEG, PNG, WebP, AVIF, SVG) PDF files and short films (MP4, WebM) of up to 20 MB. Only what a published page shows is public.',
    useAsTitle: 'alt',
    hideAPIURL: true,
    disableCopyToLocale: true,
    defaultColumns: ['filename', 'alt', 'credit', 'licence', 'updatedAt'],
    listSearchableFields: ['alt', 'filename', 'credit'],
    components: { beforeListTable: ['/components/used-by-ticked#UsedByTicked'] },
  },
  upload: {
    // Payload deletes files before it knows whether the change succeeds. Ours are kept by `media/store`, in the folder
    // above; in this one there is nothing to delete.
    disableLocalStorage: true,
    staticDir: join(environment.mediaFolder(), '.unused'),
    handlers: [(_, { params }) => answerEditor(params.filename)],
    mimeTypes: [
      ...['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/svg+xml', 'application/pdf'],
      ...['video/mp4', 'video/webm'],
    ],
    focalPoint: true,
    crop: false,
    pasteURL: false,
    imageSizes,
    adminThumbnail: 'webp480',
  },
  hooks: {
    ...touched,
    beforeOperation: [letNamesFallBack, ...uploadHooks.beforeOperation, refuseBadInput],
    beforeChange: [...touched.beforeChange, keepShownForPublishers],
    afterChange: [...touched.afterChange, ...uploadHooks.afterChange, ...auditHooks.afterChange],
    beforeDelete: [refuseShown, ...touched.beforeDelete, ...auditHooks.beforeDelete],
  },
  endpoints: [shownIn, usedIn],
  fields: [
    // Payload's own field, shown without what keeps its address from being guessed.
    {
      name: 'filename',
      type: 'text',
      label: 'File',
      admin: { components: { Cell: '/components/file-cell#FileCell' } },
    },
    line('alt', 'Alternative text (alt text)', {
      required: true,
      localized: true,
      atMost: 250,
      hint: 'Read out to those who do not see it: what matters about the picture, as you would tell it on the telephone. For a file: what it holds.',
    }),
    line('credit', 'Credit'),
    line('licence', 'Licence'),
    {
      name: 'shownIn',
      type: 'ui',
      label: 'Where readers see it',
      admin: { disableListColumn: true, disableBulkEdit: true, components: { Field: '/components/shown-in#ShownIn' } },
    },
    { name: 'token', type: 'text', index: true, admin: hidden, hooks: { beforeChange: [keepToken] } },
    { name: 'colour', type: 'text', admin: hidden, hooks: { beforeChange: [keepColour] } },
    { name: 'formerTokens', type: 'textarea', admin: hidden, hooks: { beforeChange: [keepFormerTokens] } },
  ],
}

/** Reached by those who may read the collection: pictures of drafts are shown to editors alone. */
async function answerEditor(name: string): Promise<Response> {
  const file = findFileName(name)
  return file ? answerFile({ ...file, name, isPublic: false }) : notFound()
}
