import { type LogRow } from '../../../../src/plan/store/log-row'
import { type Directory, openDirectory } from '../../../account/clients/directory'
import { type NavigatorBook, type Update } from '../../../account/navigator/book/book'
import { openNavigator } from '../../../account/navigator/open-navigator'
import { type Database } from '../../../database/open-database'
import { demoOrganizations } from '../../../identity/users/demonstration/demo-people'
import { type PageName } from './life'

const [harbour] = demoOrganizations

export type Page = { type: string; id: number; title: string }
export type Article = Page & { topics: readonly number[]; datedAt: Date }
export type Service = { id: number; slug: string; name: string; permission: string; updates: readonly Update[] }

/** What a life is made of: what the demonstration has published, and what the CMS keeps of its clients. */
export type Ground = {
  /** When the demonstration was loaded: everything happened before or after that. */
  moment: Date
  findPage: (name: PageName) => Page | undefined
  services: readonly Service[]
  articles: readonly Article[]
  /** What is asked for by a permission, by its number in the CMS. */
  findOpened: (permission: string) => { of: 'product' | 'nav-service'; id: number } | undefined
  findSubscription: (reference: string) => number | undefined
  organisation: number | undefined
  /** The colleague who answers requests. */
  manager: number | undefined
  book: NavigatorBook
  directory: Directory
}

const dayMs = 86_400_000

export const daysBefore = ({ moment }: Pick<Ground, 'moment'>, days: number): Date =>
  new Date(moment.getTime() - days * dayMs)
export const toDay = (at: Date): string => at.toISOString().slice(0, 'YYYY-MM-DD'.length)

/** Undefined as long as the account service has not read the log to its end. */
export async function readGround(database: Database, moment: Date): Promise<Ground | undefined> {
  const { rowCount } = await database.query('select from account.items_cursor where read_at is not null')
  const book = rowCount === 1 ? await openNavigator(database).open() : undefined
  if (!book) return undefined
  const ask = async <Row extends object>(text: string) => (await database.query<Row>(text)).rows
  const pages = await ask<Page & { slug: string }>(
    `select type, id, title, slug from account.items where locale = 'en'`,
  )
  const named = new Map(pages.map((page) => [`${page.type}/${page.slug === '' ? page.title : page.slug}`, page]))
  const articles = await ask<Article>(
    `select type, id, title, topics, dated_at as "datedAt" from account.items
      where locale = 'en' and type = 'article' and dated_at is not null order by dated_at desc, id`,
  )
  const services = await readServices(book, toDay(moment))
  const products = await ask<{ id: number; key: string }>('select id, permission_key as key from products')
  const subscriptions = await ask<{ id: number; reference: string }>('select id, reference from product_subscriptions')
  const [client] = await ask<{ id: number }>(`select id from organisations where provider_id = '${harbour.id}'`)
  const [manager] = await ask<{ id: number }>(`select id from users where email like 'product-manager@%' limit 1`)
  return {
    ...{ moment, book, services, articles, organisation: client?.id, manager: manager?.id },
    findPage: (name) => named.get(name),
    findOpened: (permission) => {
      const service = services.find((one) => one.permission === permission)
      const product = products.find(({ key }) => key === permission)
      if (service) return { of: 'nav-service', id: service.id }
      return product && { of: 'product', id: product.id }
    },
    findSubscription: (reference) => subscriptions.find((one) => one.reference === reference)?.id,
    directory: await readEvents(database),
  }
}

async function readServices(book: NavigatorBook, today: string): Promise<Service[]> {
  const services = await book.services({ locale: 'en', today, visits: () => new Map() })
  return Promise.all(
    services.map(async ({ id, slug, name, permission }) => {
      const told = await book.updates({ service: slug, locale: 'en', today, first: mostUpdates })
      return { id, slug, name, permission, updates: told?.updates ?? [] }
    }),
  )
}

const mostUpdates = 300

/** The events as the log tells them: who comes is written down with what an event was at that time. */
async function readEvents(database: Database): Promise<Directory> {
  const { rows } = await database.query<Omit<LogRow, 'at'> & { at: Date }>(
    `select p.seq::float8 as seq, p.type, p.item_id as id, p.locale, p.revision, p.operation, p.audience,
            p.created_at as at, p.document::text as document
       from publication_heads h join publications p using (seq) where h.type = 'event' order by p.seq`,
  )
  const directory = openDirectory()
  directory.apply(rows.map((row) => ({ ...row, at: row.at.toISOString() })))
  return directory
}
