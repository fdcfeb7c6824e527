import { labelIn } from '../words/labels/label-in'

type Kinds = readonly { slug: string; labels: { singular: unknown; plural: unknown } }[]

/** A kind of item as forms call it, where programs use its slug. */
export function kindOf(
  { collections }: { collections: Kinds },
  slug: string,
  form: 'singular' | 'plural' = 'singular',
) {
  const label = collections.find((one) => one.slug === slug)?.labels[form]
  return labelIn(label) ?? slug
}
