import { type CollectionConfig, type ImageSize } from 'payload'
import { accessFor } from '../access/access'
import { environment } from '../environment'
import { touchHooks } from '../log/touched'

const widths = [480, 960, 1600]
const formats = [
  { format: 'avif', options: { quality: 50 } },
  { format: 'webp', options: { quality: 72 } },
  { format: 'jpeg', options: { quality: 76, mozjpeg: true } },
] as const

// Made once, here: no build of the site ever touches a picture.
const imageSizes: ImageSize[] = widths.flatMap((width) =>
  formats.map((formatOptions) => ({
    name: `${formatOptions.format}${width}`,
    width,
    withoutEnlargement: true,
    formatOptions,
  })),
)

export const media: CollectionConfig = {
  slug: 'media',
  labels: { singular: 'Picture or file', plural: 'Pictures and files' },
  access: accessFor('draft', 'remove'),
  admin: { group: 'Site', useAsTitle: 'alt', defaultColumns: ['filename', 'alt', 'credit', 'updatedAt'] },
  upload: {
    staticDir: environment.mediaFolder(),
    mimeTypes: ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/svg+xml', 'application/pdf'],
    focalPoint: true,
    imageSizes,
    adminThumbnail: 'webp480',
  },
  hooks: touchHooks('media'),
  fields: [
    {
      name: 'alt',
      type: 'text',
      localized: true,
      required: true,
      label: 'In words, for those who do not see it',
      maxLength: 250,
    },
    { name: 'credit', type: 'text', label: 'Whose work it is' },
    { name: 'licence', type: 'text', label: 'Under which licence we show it' },
  ],
}
