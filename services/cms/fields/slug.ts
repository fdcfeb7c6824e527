import { type PayloadRequest, type TextField, type TextFieldSingleValidation } from 'payload'
import { findSlugProblem } from '../../../src/routes/slug-problem'
import { findFreeSlug } from '../workflow/free-slug'

const validate: TextFieldSingleValidation = (value) => (value ? (findSlugProblem(value) ?? true) : true)

type Validating = {
  value?: unknown
  data?: Record<string, unknown>
  siblingData: unknown
  req: Pick<PayloadRequest, 'context'>
}

/** The last part of the item's address in this language. Left empty, it is made from the title. */
export const slugField = (titleField: string): TextField => ({
  name: 'slug',
  type: 'text',
  localized: true,
  maxLength: 200,
  validate,
  hooks: {
    beforeDuplicate: [findFreeSlug],
    beforeValidate: [
      ({ value, data, siblingData, req }: Validating) => {
        // Nobody has translated the title yet: the address is made of it when somebody has.
        if (req.context.isStartingLanguage) return undefined
        if (typeof value === 'string' && value.trim() !== '') return value.trim()
        const title: unknown = (siblingData as Record<string, unknown>)[titleField] ?? data?.[titleField]
        return typeof title === 'string' ? toSlug(title) : value
      },
    ],
  },
  admin: {
    position: 'sidebar',
    description: 'The last part of the address in this language. Left empty, it is made from the title.',
  },
})

const longestSlug = 80

/** Letters of any script and digits, joined by hyphens; accents of Latin letters are dropped. */
export function toSlug(title: string): string {
  return title
    .normalize('NFKD')
    .replace(/(\p{Script=Latin})\p{M}+/gu, '$1')
    .normalize('NFC')
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .slice(0, longestSlug)
    .replace(/^-+|-+$/g, '')
}
