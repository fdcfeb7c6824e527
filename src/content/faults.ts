/** What may hold a page or an item back, by kind, in English; the CMS has the same in each language of its editors. */
export const faultWords = {
  'other-route': (route: string, template: string) => `the path is of ${route}, the page of ${template}`,
  'no-path': (address: string) => `${address} is no path`,
  'dead-link': (address: string) => `${address} leads nowhere`,
  'dead-anchor': (address: string) => `${address} names an anchor that is not there`,
  'no-picture': (address: string) => `the picture ${address} is not there`,
  'no-size': (address: string) => `the picture ${address} has no size`,
  'no-alt': (address: string) => `the picture ${address} has no alt`,
  'other-head': (said: string, planned: string) => `the head says "${said}" where the plan says "${planned}"`,
  'head-more': (text: string) => `the head has what the plan has not: ${text}`,
  'head-less': (text: string) => `the head lacks what the plan has: ${text}`,
  'same-title': (path: string, namesake: string, title: string) =>
    `${path} and ${namesake} have the same title "${title}": one of them needs a title of its own for search engines`,
  'no-description': () => 'nothing describes the page to search engines',
  'not-itself': () => 'the page does not name itself',
  'named-missing': (path: string) => `${path} is named, and is not there`,
  'named-unlisted': (path: string) => `${path} is named, and may not be listed`,
  'not-named-back': (path: string) => `${path} does not name it back`,
  'no-hash': (code: string) => `an inline script has no hash: ${code}`,
  'bad-attribute': (name: string, attribute: string) => `a ${name} has the attribute ${attribute}`,
  'code-link': (address: string) => `a link is code: ${address}`,
  'same-id': (id: string) => `the id "${id}" stands more than once`,
  'nameless-nav': () => 'a nav has no name',
  'not-once': (count: string, name: string) => `there are ${count} ${name} elements`,
  'dead-reference': (name: string, id: string) => `a ${name} refers to "${id}", which is not there`,
  'public-sentence': (sentence: string) => `the gated sentence "${sentence}…" is public`,
  'not-words': (text: string) => `"${text}" is not put into words`,
  unsaid: (text: string) => `"${text}" is not said`,
  'no-badge': () => 'the badge of the regulator is not shown',
  // What is said in these comes from elsewhere.
  markup: (problem: string) => problem,
  other: (problem: string) => problem,
  'no-file': () =>
    'This file is not what the log says of it, or is not there. Upload it again, and publish what shows it.',
  'no-legal-notice': () => 'There is no published legal notice in this language: the site must not be without one.',
  'long-record': (bytes: string, most: string, field: string) =>
    `its search record has ${bytes} bytes, more than ${most}; shorten its ${field}`,
  missing: () => 'is missing',
  'must-be': (kind: string) => `must be ${kindWords[kind] ?? kind}`,
  'one-of': (values: string, given: string) => `must be ${values.replaceAll(' | ', ' or ')}, not ${show(given)}`,
  'at-least': (least: string) => `must be at least ${least}`,
  'at-most': (most: string) => `must be at most ${most}`,
  'unknown-kind': (kind: string) => `is of the kind ${show(kind)}, which the site cannot show`,
  'cannot-be': (given: string) => `cannot be ${show(given)}`,
  'not-json': () => 'its document is not JSON',
  'no-page': (path: string) => `is "${path}", which no page of this language can have`,
} satisfies Record<string, (...values: string[]) => string>

const kindWords: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'on or off',
  array: 'a list',
  object: 'a group of fields',
}

/** What is neither a text nor a number is given as nothing. */
const show = (given: string): string => (given === '' ? 'what it is' : `"${given}"`)

export type FaultKind = keyof typeof faultWords

/** For who says it in another language: what is wrong, what it names, and the field where it is. */
export type ToldFault = { kind: FaultKind; values: readonly string[]; field?: string }

/** What is wrong in English, and as told. */
export type Said = { problem: string; told: ToldFault }

type Values<K extends FaultKind> = Parameters<(typeof faultWords)[K]>

export const say = <K extends FaultKind>(kind: K, ...values: Values<K>): Said => ({
  problem: (faultWords as Record<string, (...given: string[]) => string>)[kind]?.(...values) ?? kind,
  told: { kind, values },
})

/** A fault that is thrown, known by its kind. */
export class KnownFault extends Error {
  override name = 'KnownFault'
  readonly told: readonly ToldFault[]

  constructor({ problem, told }: Said) {
    super(problem)
    this.told = [told]
  }
}
