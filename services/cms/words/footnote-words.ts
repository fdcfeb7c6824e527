import { type InEach } from './admin-language'

const label: InEach<{ name: string }> = { en: { name: 'Footnote' }, fr: { name: 'Note' }, zh: { name: '脚注' } }

export const footnoteWords = {
  label,
  labels: {
    singular: { en: 'Footnote', fr: 'Note', zh: '脚注' },
    plural: { en: 'Footnotes', fr: 'Notes', zh: '脚注' },
  },
}
