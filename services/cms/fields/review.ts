import { type Field } from 'payload'

export const reviewStates = ['draft', 'in-review', 'approved'] as const
export type ReviewState = (typeof reviewStates)[number]

export type Review = {
  state?: ReviewState | null
  note?: string | null
  /** Of whom it was asked, and by when; any lawyer who did not write it, where nobody is named. */
  reviewer?: number | null
  dueOn?: string | null
  sentBy?: number | null
  /** Who gave it back; until it is sent again. */
  returnedBy?: number | null
  writers?: number[] | null
  approvedBy?: number | null
  approvedAt?: string | null
  words?: string | null
  facts?: string | null
}

/** A copy is a text of its own: nobody has approved it yet, and its writers are who they were. */
const startAfresh = ({ value }: { value?: unknown }): Review => ({
  state: 'draft',
  writers: (value as Review | null | undefined)?.writers ?? [],
})

/** Where this language's text stands between its writers and the lawyer who answers for it. Kept true by `keepReview`. */
export const reviewFields: Field[] = [
  {
    name: 'review',
    type: 'group',
    localized: true,
    label: 'Review',
    admin: { position: 'sidebar', components: { Field: '/components/review-panel#ReviewPanel' } },
    hooks: { beforeDuplicate: [startAfresh] },
    fields: [
      {
        name: 'state',
        type: 'select',
        defaultValue: 'draft',
        options: [
          { value: 'draft', label: 'Draft' },
          { value: 'in-review', label: 'In review' },
          { value: 'approved', label: 'Approved' },
        ],
      },
      { name: 'note', type: 'textarea', label: 'Note', maxLength: 2000 },
      { name: 'reviewer', type: 'relationship', relationTo: 'users', label: 'Who reviews it' },
      { name: 'dueOn', type: 'date', label: 'By when' },
      { name: 'sentBy', type: 'relationship', relationTo: 'users', label: 'Sent by' },
      { name: 'returnedBy', type: 'relationship', relationTo: 'users', label: 'Sent back by' },
      { name: 'writers', type: 'relationship', relationTo: 'users', hasMany: true, label: 'Written by' },
      { name: 'approvedBy', type: 'relationship', relationTo: 'users', label: 'Approved by' },
      { name: 'approvedAt', type: 'date', label: 'Approved at' },
      // What was approved: an approval holds for these words, and these facts, alone.
      { name: 'words', type: 'text' },
      { name: 'facts', type: 'text' },
    ],
  },
  {
    // Facts are shared by all languages, so anyone who changed one may approve it in none.
    name: 'factWriters',
    type: 'relationship',
    relationTo: 'users',
    hasMany: true,
    admin: { hidden: true },
    custom: { internal: true },
  },
]
