import { documentLimits } from '../../../../services/account/graphql/limit-documents'
import { limitSenders } from '../../../../services/account/sent-forms/limit-senders'
import { type Asking, openWorld, type World } from '../../../support/account/account-world'
import { everybodysRows } from '../../../support/records/everybodys-rows'

const anna = 'auth0|anna'
const tooMuch = (name: keyof typeof documentLimits) =>
  `Too much at once: ${documentLimits[name]} is the most (${name}).`
const times = (count: number, make: (place: number) => string) =>
  Array.from({ length: count }, (_, n) => make(n)).join(' ')

const key = '0b9f7b0e-3f3c-4a56-8a55-2f4f6a1c0d11'
const changeDetails = `mutation ($key: Key!, $version: Int!, $details: DetailsInput!) {
  changeDetails(key: $key, version: $version, details: $details) { id version }
}`
const deep = '{ viewer { teams(locale: "en") { organisation { id } } } }'

describe('what is asked of the account to harm it', () => {
  let world: World
  beforeAll(async () => {
    world = await openWorld(everybodysRows, { introspection: false })
  })
  afterAll(() => world.close())

  const answerTo = async (body: unknown) => {
    const response = await world.send(anna, body)
    return { status: response.status, text: await response.text() }
  }

  it.each<[string, string, string | RegExp]>([
    [
      'goes too deep',
      `{ viewer { ${times(8, () => '... { organisations {')} id ${times(8, () => '} }')} } }`,
      tooMuch('depth'),
    ],
    ['asks for too many fields', `{ viewer { ${times(201, () => 'id')} } }`, tooMuch('fields')],
    ['gives too many names', `{ viewer { ${times(16, (n) => `a${n}: id`)} } }`, tooMuch('aliases')],
    ['asks first for too many things', `{ ${times(11, () => 'viewer { id }')} }`, tooMuch('roots')],
    [
      'hides a thousand fields in fragments',
      `{ viewer { ...f0 } } ${times(9, (n) => `fragment f${n} on Viewer { ...f${n + 1} ...f${n + 1} }`)} fragment f9 on Viewer { id }`,
      tooMuch('fields'),
    ],
    [
      'has fragments that use each other',
      '{ viewer { ...a } } fragment a on Viewer { ...b } fragment b on Viewer { ...a }',
      /itself/,
    ],
    ['has a fragment that is used by nobody', '{ viewer { id } } fragment a on Viewer { id }', /never used/],
    ['asks for the schema', '{ __schema { types { name } } }', /introspection/],
    ['asks for the kind of a field', '{ __type(name: "Viewer") { name } }', /introspection/],
    ['asks for what is in every object', '{ viewer { constructor } }', /Cannot query/],
    ['asks for the root of every object', '{ viewer { __proto__ } }', /Cannot query/],
    ['is no operation', 'fragment a on Viewer { id }', /operation/i],
    ['breaks off', '{ viewer { id', /Syntax Error/],
    ['has a directive of its own', '{ viewer { id @everything } }', /Unknown directive/],
    ['changes by a query', 'query { changeDetails { id } }', /Cannot query/],
    ['listens where nothing is sent', 'subscription { viewer { id } }', /.+/],
  ])('is refused when it %s (AC-4)', async (_, query, words) => {
    const { data, errors } = await world.ask(anna, query)

    expect(data ?? null).toBeNull()
    expect(errors?.map(({ message }) => message).join('\n')).toMatch(words)
  })

  it.each<[string, Record<string, unknown>]>([
    ['a number in the place of a text', { details: { name: 7 } }],
    ['a list in the place of an object', { details: [[]] }],
    ['a field that there is not', { details: { sub: 'auth0|ben' } }],
    ['what every object has', { details: { constructor: 'words' } }],
    ['a version that is no number', { version: '0' }],
    ['a version that is too large', { version: 2 ** 40 }],
    ['a key that is none', { key: "' or 1=1" }],
    ['no key', { key: null }],
  ])('is refused with %s (AC-4)', async (_, own) => {
    const { data, errors } = await world.ask(anna, changeDetails, { key, version: 0, details: {}, ...own })

    expect(data ?? null).toBeNull()
    expect(errors).toHaveLength(1)
    expect(errors?.[0]?.extensions?.code).not.toBe('INTERNAL_SERVER_ERROR')
  })

  it('changes nothing that objects have in common (AC-4)', async () => {
    const { text } = await answerTo(
      `{"query":"{ viewer { id } }","variables":{"__proto__":{"isOwner":true},"constructor":{"prototype":{"isOwner":true}}},"__proto__":{"isOwner":true}}`,
    )

    expect(JSON.parse(text)).toEqual({ data: { viewer: { id: anna } } })
    expect(({} as { isOwner?: boolean }).isOwner).toBeUndefined()
  })

  it.each<[string, unknown, number]>([
    ['eleven operations', Array(11).fill({ query: deep }), 413],
    ['operations within operations', [[{ query: deep }]], 400],
    ['nothing that could be asked', [null], 400],
    ['a text alone', JSON.stringify(deep), 400],
    ['half a body', '[{"query":', 400],
    ['a body that is too long', JSON.stringify({ query: deep, extensions: { a: 'x'.repeat(262_144) } }), 413],
  ])('is refused as a whole with %s, and nothing of it is repeated (AC-4)', async (_, body, status) => {
    const answer = await answerTo(body)

    expect(answer.status).toBe(status)
    expect(answer.text).not.toContain('viewer')
  })

  it('leaves the operations beside it their answers (C-2, AC-4)', async () => {
    const good: Asking = { query: '{ viewer { id } }' }
    const bad: Asking[] = [
      { query: '{' },
      { query: '{ viewer { secrets } }' },
      { query: '{ __schema { types { name } } }' },
    ]
    const answers = await world.askAll(anna, [good, ...bad, good])

    expect(answers.map(({ errors }) => errors === undefined)).toEqual([true, false, false, false, true])
  })

  it('is counted by person and by address, each operation of a batch (AC-4)', async () => {
    const few = { most: 5, seconds: 60 }
    const many = limitSenders({ most: 1000, seconds: 60 })
    const status = async (limits: { addresses: typeof many; people: typeof many }) => {
      const limited = await openWorld(everybodysRows, { limits })
      const four = Array(4).fill({ query: '{ viewer { id } }' })
      const statuses = [
        await limited.send(anna, four),
        await limited.send(anna, four),
        await limited.send('auth0|ben', four),
      ]
      await limited.close()
      return statuses.map((one) => one.status)
    }

    expect(await status({ addresses: limitSenders(few), people: many })).toEqual([200, 429, 429])
    expect(await status({ addresses: many, people: limitSenders(few) })).toEqual([200, 429, 200])
  })
})
