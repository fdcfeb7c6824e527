import { type CollectionBeforeOperationHook, type PayloadRequest } from 'payload'
import { isLocale, locales, localesIn } from '../../../../src/config/locales'
import { type ContentCollection } from '../../log/facts'
import { BadInput } from '../../request/bad-input'
import { labelIn } from '../../words/labels/label-in'

const writes = new Set(['create', 'update', 'restoreVersion'])

/** A text in a language in which its kind is never published would be written for nobody. */
// eslint-disable-next-line @typescript-eslint/no-deprecated -- of the operations only "read" is
export const refuseOtherLanguages: CollectionBeforeOperationHook = ({ args, collection, operation, req }) => {
  const { labels, custom } = collection as ContentCollection
  const { publishSpecificLocale } = args as { publishSpecificLocale?: unknown }
  const asked = [req.locale, publishSpecificLocale].filter((code) => typeof code === 'string' && isLocale(code))
  const offered: readonly unknown[] = localesIn(custom.content.set)
  const other = asked.find((code) => !offered.includes(code))
  if (!writes.has(operation) || other === undefined) return args
  const kind = labelIn(labels.plural) ?? collection.slug
  throw new BadInput(
    `${kind} are not published in ${nameOf(other)}. Choose one of their languages: ${offered.map(nameOf).join(', ')}.`,
  )
}

const nameOf = (code: unknown): string => locales[code as keyof typeof locales].name

type Offer = { locales: { code: string }[]; req: PayloadRequest }

/** The languages that the admin offers on the pages of a kind of content: those in which it is published. */
export function offerLanguages<Offered extends Offer>({ locales: all, req }: Offered): Offered['locales'] {
  const slug = /\/collections\/([^/?]+)/.exec(req.pathname)?.[1]
  const facts = req.payload.config.collections.find((collection) => collection.slug === slug)?.custom.content as
    ContentCollection['custom']['content'] | undefined
  if (!facts) return all
  const offered: readonly string[] = localesIn(facts.set)
  return all.filter(({ code }) => offered.includes(code))
}
