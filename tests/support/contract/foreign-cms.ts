import { type IncomingMessage } from 'node:http'
import { buildSchema, graphql } from 'graphql'
import { LocalServer } from './local-server'

type Fields = Record<string, unknown>
/** An entry with its fields by language, as Contentful keeps it. */
export type ForeignEntry = { id: string; fields: Record<string, Fields> }
export type ForeignContent = Record<string, ForeignEntry[]>

const asset =
  '{ sys: Sys! url: String title: String description: String contentType: String width: Int height: Int size: Int }'
const schema = buildSchema(`
  enum Order { sys_id_ASC }
  scalar JSON
  type Sys { id: String! }
  type Asset ${asset}
  type Entry { sys: Sys! }
  type EntryCollection { items: [Entry]! }
  type Block { block: [Asset]! }
  type Links { assets: Block! }
  type RichText { json: JSON! links: Links! }
  type Person {
    sys: Sys! fullName: String first: String last: String job: String rank: String mail: String slug: String
    portrait: Asset life: RichText officesCollection(limit: Int): EntryCollection
  }
  type Office {
    sys: Sys! label: String slug: String street: String lat: Float lon: Float firm: String
    city: Entry country: Entry
  }
  type Place { sys: Sys! label: String slug: String kind: String code: String }
  type Story { sys: Sys! headline: String slug: String day: String text: RichText authorsCollection(limit: Int): EntryCollection }
  type Firm { sys: Sys! name: String }
  ${['Person', 'Office', 'Place', 'Story', 'Firm'].map((name) => `type ${name}Collection { total: Int! items: [${name}]! }`).join('\n')}
  type Query {
    ${['person', 'office', 'place', 'story', 'firm']
      .map(
        (name) =>
          `${name}Collection(locale: String!, skip: Int!, limit: Int!, order: [Order]): ${name.replace(/^./, (letter) => letter.toUpperCase())}Collection!`,
      )
      .join('\n')}
  }
`)

type Asked = { locale: string; skip: number; limit: number }

/** A CMS with Contentful's GraphQL interface and picture service, whose editor is the test. */
export class ForeignCms extends LocalServer {
  content: ForeignContent
  readonly key = 'foreign-key'

  constructor(content: ForeignContent) {
    super((request, response) => {
      void this.#answer(request).then(({ status, type, body }) => {
        response.writeHead(status, { 'content-type': type }).end(body)
      })
    })
    this.content = content
  }

  async #answer(request: IncomingMessage): Promise<{ status: number; type: string; body: string }> {
    const url = new URL(request.url ?? '/', this.origin)
    if (url.pathname.startsWith('/assets/')) {
      const format = url.searchParams.get('fm')
      const type = format === 'avif' ? 'image/avif' : 'image/jpeg'
      return { status: 200, type, body: `a picture of ${url.searchParams.get('w') ?? 'full'} px` }
    }
    const type = 'application/json'
    if (request.headers.authorization !== `Bearer ${this.key}`)
      return { status: 401, type, body: '{"errors":[{"message":"no"}]}' }
    let body = ''
    for await (const chunk of request) body += String(chunk)
    const { query, variables } = JSON.parse(body) as { query: string; variables: Fields }
    const result = await graphql({ schema, source: query, variableValues: variables, rootValue: this.#root() })
    return { status: 200, type, body: JSON.stringify(result) }
  }

  #root(): Record<string, unknown> {
    const read =
      (entries: ForeignEntry[]) =>
      ({ locale, skip, limit }: Asked) => ({
        total: entries.length,
        items: [...entries]
          .sort((one, other) => (one.id < other.id ? -1 : 1))
          .slice(skip, skip + limit)
          .map(({ id, fields }) => ({ sys: { id }, ...inLocale(fields, locale) })),
      })
    return Object.fromEntries(
      Object.entries(this.content).map(([type, entries]) => [`${type}Collection`, read(entries)]),
    )
  }
}

const inLocale = (fields: Record<string, Fields>, locale: string): Fields =>
  Object.fromEntries(Object.entries(fields).map(([name, values]) => [name, values[locale] ?? values['*'] ?? null]))
