import { type CheckboxField, type DateField, type Field, type Tab } from 'payload'

/** "Live in this language": which editions of an item exist for the public. */
export const liveField: CheckboxField = {
  name: 'live',
  type: 'checkbox',
  localized: true,
  defaultValue: true,
  label: 'Live in this language',
  admin: {
    position: 'sidebar',
    description: 'Off: publishing takes this language, and only this language, from the site.',
  },
}

const day = (name: string, label: string, description: string): DateField => ({
  name,
  type: 'date',
  label,
  localized: true,
  admin: { position: 'sidebar', description, date: { pickerAppearance: 'dayOnly' } },
})

export const reviewDates: DateField[] = [
  day('reviewedAt', 'Last reviewed', 'When a lawyer last confirmed that this is right.'),
  day('reviewDueAt', 'Review due', 'Readers are warned, and editors reminded, from this day on.'),
]

export const seoTab: Tab = {
  label: 'Search and sharing',
  admin: { description: 'What search engines and social networks show. Left empty, title and summary are used.' },
  fields: [
    {
      name: 'seo',
      type: 'group',
      localized: true,
      label: false,
      fields: [
        { name: 'title', type: 'text', maxLength: 70 },
        { name: 'description', type: 'textarea', maxLength: 200 },
        { name: 'image', type: 'upload', relationTo: 'media' },
        { name: 'noindex', type: 'checkbox', label: 'Keep this page out of search engines' },
      ],
    },
  ],
}

const longestTitle = 200

export const titleField = (name: string, label: string): Field => ({
  name,
  type: 'text',
  label,
  localized: true,
  required: true,
  maxLength: longestTitle,
})

export const summaryField: Field = {
  name: 'summary',
  type: 'textarea',
  localized: true,
  maxLength: 400,
  admin: { description: 'One or two sentences. Lists, search results and social networks show them.' },
}
