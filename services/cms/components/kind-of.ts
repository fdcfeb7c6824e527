import { labelIn } from '../words/labels/label-in'

type Kinds = readonly { slug: string; labels: { singular: unknown; plural: unknown } }[]

type Called = { form?: 'singular' | 'plural'; language?: string }

/** A kind of item as forms call it, where programs use its slug. */
export function kindOf(
  { collections }: { collections: Kinds },
  slug: string,
  { form = 'singular', language }: Called = {},
): string {
  const label = collections.find((one) => one.slug === slug)?.labels[form]
  return labelIn(label, language) ?? slug
}
