import { type CheckboxField, type DateField, type Field, type Tab, type UIField } from 'payload'
import { line, paragraph, picture } from './kinds'
import { type Rule } from './rules'

/** Which editions of an item exist for the public. Nobody ticks it: publishing switches it on, withdrawing off. */
export const liveField: CheckboxField = {
  name: 'live',
  type: 'checkbox',
  localized: true,
  defaultValue: true,
  label: 'Live in this language',
  admin: { hidden: true, disableBulkEdit: true },
}

/** A column of the lists: Payload's own tells of the newest version, not of what readers have. */
export const publicationColumn: UIField = {
  name: 'publication',
  type: 'ui',
  label: 'On the site',
  admin: { disableBulkEdit: true, components: { Cell: '/components/publication-cell#PublicationCell' } },
}

/** Beside a translation, what it renders. */
export const originalBeside: UIField = {
  name: 'original',
  type: 'ui',
  admin: {
    disableBulkEdit: true,
    disableListColumn: true,
    components: { Field: '/components/original-beside#OriginalBeside' },
  },
}

const day = (name: string, label: string, description: string): DateField => ({
  name,
  type: 'date',
  label,
  localized: true,
  admin: { position: 'sidebar', description, date: { pickerAppearance: 'dayOnly', displayFormat: 'd MMM yyyy' } },
})

export const reviewDates: DateField[] = [
  day('reviewedAt', 'Last reviewed', 'When a lawyer last confirmed that this is right.'),
  day('reviewDueAt', 'Review due', 'Readers are warned from this day on.'),
]

/** Columns that every kind has; nobody is asked for a second pair of days. */
export const unusedReviewDates: DateField[] = reviewDates.map((field) => ({
  ...field,
  admin: { ...field.admin, hidden: true },
}))

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
        line('title', 'Title', { atMost: 70, hint: 'At most 70 characters; search engines cut off the rest.' }),
        paragraph('description', 'Description', { atMost: 200, hint: 'At most 200 characters.' }),
        picture('image', 'Picture'),
        { name: 'noindex', type: 'checkbox', label: 'Keep this page out of search engines' },
      ],
    },
  ],
}

const longestTitle = 200

type OwnTitle = { atMost: number | undefined; rule: Rule | undefined }

export function titleField(name: string, label: string, { atMost = longestTitle, rule }: OwnTitle): Field {
  const hint = atMost < longestTitle ? { hint: `At most ${atMost} characters.` } : {}
  return line(name, label, { required: true, localized: true, atMost, ...hint, ...(rule ? { rule } : {}) })
}

export const summaryField: Field = paragraph('summary', 'Summary', {
  localized: true,
  atMost: 400,
  hint: 'One or two sentences, at most 400 characters. Lists, search results and social networks show them.',
})
