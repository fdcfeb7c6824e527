import { toEditions } from './editions'
import { type DemoItem, findRef, inEach, localesOf, type Ref, refs, type Translated, type Values } from './item'
import { tellPerson } from './people'
import { asSector, asWord, nameIn } from './place-facts'
import { type Source } from './source'

type Kind = 'services' | 'sectors' | 'solutions'
type Branch = Source['firm']['services'][number]

/** Services, sectors and solutions, and how they belong together through the people who do both. */
export const planExpertise = (source: Source): DemoItem[] =>
  (['services', 'sectors', 'solutions'] as const).flatMap((kind) =>
    source.firm[kind].map((branch) => ({
      collection: kind,
      key: branch.key,
      values: toBranch(source, kind, branch),
    })),
  )

function toBranch(source: Source, kind: Kind, { key, name, parent, contacts, before }: Branch): Values {
  const editions = toEditions(source, {
    collection: kind,
    key,
    names: name,
    facts: (locale) => ({
      name: nameIn(name, locale),
      field: asSector(asWord(nameIn(name, locale)), { before }, locale),
      person: tellPerson(source, contacts[0], locale),
    }),
  })
  return {
    ...withPicture(editions, source.findPicture(kind, key)),
    title: name,
    parent: findRef(kind, parent),
    howWeHelp: kind === 'solutions' ? [] : toWays(source, kind, { key, names: name }),
    keyContacts: refs('people', contacts),
    ...findRelated(source, kind, contacts),
  }
}

/** The picture stands after the first part of the text, and is what the page is shared with. */
function withPicture(editions: Values, picture: Ref | undefined): Values {
  if (picture === undefined) return editions
  const { live, body, seo } = editions as {
    live: Translated<boolean>
    body: Translated<Values[]>
    seo: Translated<Values>
  }
  return {
    ...editions,
    body: inEach(body, ([first, ...others]) => [
      ...(first ? [first] : []),
      { blockType: 'picture', picture },
      ...others,
    ]),
    seo: inEach(live, (_, locale) => ({ ...seo[locale], image: picture })),
  }
}

/** Rows are shared by the languages, their words are not: a row is there once every language has it. */
function toWays(
  source: Source,
  kind: 'services' | 'sectors',
  { key, names }: { key: string; names: Translated },
): Values[] {
  const written = localesOf(names).map((locale) => ({
    locale,
    ways: source.findWords(kind, key, locale)?.front.howWeHelp ?? [],
  }))
  const rows = Math.min(...written.map(({ ways }) => ways.length))
  const eachWay = (row: number, part: 'heading' | 'text'): Translated =>
    Object.fromEntries(written.map(({ locale, ways }) => [locale, ways[row]?.[part]]))
  return Array.from({ length: rows }, (_, row) => ({ heading: eachWay(row, 'heading'), text: eachWay(row, 'text') }))
}

const mostRelated = 4

/** What else its contacts do. */
function findRelated({ firm }: Source, kind: Kind, contacts: readonly string[]): Record<string, Ref[]> {
  const people = firm.people.filter(({ key }) => contacts.includes(key))
  const others = (['services', 'sectors'] as const).filter((other) => other !== kind)
  return Object.fromEntries(
    others.map((other) => {
      const keys = [...new Set(people.flatMap((person) => person[other]))]
      return [other, refs(other, keys.slice(0, mostRelated))]
    }),
  )
}
