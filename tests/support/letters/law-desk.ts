import { docOf } from '../cms/cms'
import { type Newsroom, publishIn, today } from '../cms/newsroom'

/** What a text of the law needs around it, published, and the text itself as an author would first send it. */
export function lawDesk(room: Pick<Newsroom, 'as'>) {
  const add = async (collection: string, body: object): Promise<number> => {
    const sent = { ...body, _status: 'published' }
    return docOf(await room.as('editor')('POST', `/api/${collection}${publishIn('en')}`, sent)).id
  }
  const addRegion = (key: string) => add('nav-regions', { name: `Around ${key}`, key: `around-${key}` })
  const addService = (key: string, region: number) =>
    add('nav-services', { name: key, key, permissionKey: key, regions: [region] })

  const answer = async (key: string, place = { name: 'Andorra', iso: 'AD', key: 'andorra', slug: 'andorra' }) => {
    const region = await addRegion(key)
    const navService = await addService(key, region)
    const reviewed = { lastReviewed: today, reviewDue: '2030-03-02T00:00:00.000Z' }
    const asked = { text: 'Is a filing needed?', navService, key: 'filing', topic: 'Filings', position: 1 }
    return {
      shortAnswer: 'Yes, at 5 %',
      jurisdiction: await add('nav-jurisdictions', { ...place, region, ...reviewed }),
      question: await add('nav-questions', { ...asked, valueType: 'status' }),
      status: 'permitted',
      effectiveFrom: today,
      version: 1,
      changeKind: 'editorial',
    }
  }
  const guidance = async (key: string) => ({
    title: 'Filings',
    teaser: 'What to file.',
    navService: await addService(key, await addRegion(key)),
  })
  return { answer, guidance }
}
