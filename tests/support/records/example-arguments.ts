import {
  getNullableType,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLInputType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
} from 'graphql'

/** A value of each scalar that an argument may have; of ids, texts and numbers those of the world that tests ask in. */
const ofScalar: Readonly<Record<string, () => unknown>> = {
  Boolean: () => true,
  Day: () => '2026-03-02',
  Float: () => 1,
  ID: () => '1',
  Int: () => 1,
  Key: () => '0b9f7b0e-3f3c-4a56-8a55-2f4f6a1c0d11',
  Locale: () => 'en',
  Moment: () => '2026-03-02T12:00:00.000Z',
  String: () => 'words',
  Upload: () => new File(['words'], 'words.txt', { type: 'text/plain' }),
}

/** Where the type alone does not tell what would be taken: by the name of the argument, or by its field and that. */
const ofName: Readonly<Record<string, unknown>> = {
  colleague: '2',
  country: 'GB',
  locale: 'en',
  phone: '+33 1 99 00 12 42',
  seats: 9,
  timeZone: 'Europe/London',
  version: 0,
  'changeNotices.choices': [{ kind: 'law', way: 'email', rate: 'daily' }],
  'changeNotices.weekday': 2,
  'changeOnboarding.step': 'interests',
  'changeFollow.rate': 'weekly',
  'follow.about': 'merger control',
  'follow.kind': 'search',
  'follow.rate': 'weekly',
  'changeInterests.chosen': ['topic-1'],
  'requestAccess.service': '8',
}

type Argument = GraphQLArgument | GraphQLInputField
type Field = GraphQLField<unknown, unknown>

/** What a field could be asked with. Without what may be left out, unless a test wants it whole. */
export function exampleArguments(place: string, { args }: Pick<Field, 'args'>): Record<string, unknown> {
  return exampleOf(place, args)
}

function exampleOf(place: string, given: readonly Argument[]): Record<string, unknown> {
  return Object.fromEntries(
    given.flatMap(({ name, type }) => {
      const named = [`${place}.${name}`, name].find((one) => Object.hasOwn(ofName, one))
      if (named !== undefined) return [[name, ofName[named]]]
      return isNonNullType(type) ? [[name, valueOf(`${place}.${name}`, type)]] : []
    }),
  )
}

function valueOf(place: string, given: GraphQLInputType): unknown {
  const type = getNullableType(given)
  if (isListType(type)) return [valueOf(place, type.ofType)]
  if (isEnumType(type)) return type.getValues()[0]?.name
  if (isInputObjectType(type)) return exampleOf(place, Object.values(type.getFields()))
  const make = Object.hasOwn(ofScalar, type.name) ? ofScalar[type.name] : undefined
  if (!make)
    throw new Error(
      `${place} cannot be asked: tests/support/records/example-arguments.ts has no value of ${type.name}.`,
    )
  return make()
}
