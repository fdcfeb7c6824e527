import { type Field } from 'payload'

export const reviewStates = ['draft', 'in-review', 'approved'] as const
export type ReviewState = (typeof reviewStates)[number]

/** Where this language's text stands between its writer and the lawyer who answers for it. */
export const reviewFields: Field[] = [
  {
    name: 'review',
    type: 'group',
    localized: true,
    label: 'Review',
    admin: { position: 'sidebar' },
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
        admin: { description: 'Any later change of the text takes the approval back.' },
      },
      { name: 'note', type: 'textarea', label: 'Note to the reviewer, or from them' },
      person('writtenBy', 'Last written by'),
      person('approvedBy', 'Approved by'),
      { name: 'approvedAt', type: 'date', admin: { readOnly: true, date: { pickerAppearance: 'dayAndTime' } } },
      // Which words were approved: an approval holds for them alone.
      { name: 'digest', type: 'text', admin: { hidden: true } },
    ],
  },
]

function person(name: string, label: string): Field {
  return { name, type: 'relationship', relationTo: 'users', label, admin: { readOnly: true, allowCreate: false } }
}
