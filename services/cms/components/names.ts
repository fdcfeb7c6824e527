import { isLocale, locales } from '../../../src/config/locales'

/** A language as its speakers call it. */
export const nameOf = (locale: string): string => (isLocale(locale) ? locales[locale].name : locale)

type Kinds = readonly { slug: string; labels: { singular: unknown; plural: unknown } }[]

/** A kind of item as forms call it, where programs use its slug. */
export function kindOf(
  { collections }: { collections: Kinds },
  slug: string,
  form: 'singular' | 'plural' = 'singular',
) {
  const label = collections.find((one) => one.slug === slug)?.labels[form]
  return typeof label === 'string' ? label : slug
}
