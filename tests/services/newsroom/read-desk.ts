import { type Newsroom } from '../../support/cms/newsroom'

/** What somebody reads on the first page. */
export const readDesk = async ({ as }: Newsroom, role: string): Promise<string> =>
  (await as(role)('GET', '/admin')).text.replaceAll('<!-- -->', '').replace(/<script[^]*?<\/script>/g, '')
