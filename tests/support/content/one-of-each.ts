import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { docOf } from '../cms/cms'
import { addColleague, type CmsClient, signIn } from '../cms/cms-client'
import { bodyOf, type Ids, type Values } from '../cms/full-body'
import {
  about,
  articleOf,
  branch,
  contactTopicOf,
  day,
  dealOf,
  eventOf,
  newsOf,
  officeOf,
  pageOf,
  personOf,
  productOf,
  seo,
  testimonialOf,
  trainingOf,
  vacancyOf,
} from '../cms/full-items'
import {
  answerOf,
  graduatePageOf,
  guidanceOf,
  jurisdictionOf,
  legalNoticeOf,
  menuOf,
  navServiceOf,
  questionOf,
  redirectOf,
  settingsOf,
} from '../cms/full-site-items'
import { contentOf } from '../cms/gated-content'
import { type Place } from '../place/installation'
import { addPicture } from '../storm/pictures'

type Add = (collection: string, body: Values) => Promise<number>

/** Publishes one item of every type, with every field filled, and says what each is called. */
export async function addOneOfEach(place: Place, admin: CmsClient): Promise<Ids> {
  await addColleague(admin, 'second-lawyer@example.com', ['admin'])
  const lawyer = await signIn(place, 'second-lawyer@example.com')
  const { add } = contentOf(admin)
  const addApproved: Add = async (collection, body) => {
    const id = await add(collection, { ...body, _status: 'draft' })
    const move = (client: CmsClient, state: string) =>
      client.ask('PATCH', `${collection}/${id}`, { body: { review: { state } }, query: { draft: true } })
    await move(admin, 'in-review')
    await move(lawyer, 'approved')
    const { status, body: answer } = await admin.ask('PATCH', `${collection}/${id}`, { body: { _status: 'published' } })
    if (status !== 200) throw new Error(`${collection} was not published: ${JSON.stringify(answer)}`)
    return id
  }

  const [file, film] = [await addFile(admin, brochure), await addFile(admin, briefing)]
  const ids: Ids = { media: await addPicture(admin, 90), file, film }
  for (const [collection, body] of steps) {
    const adds = needApproval.has(collection) ? addApproved : add
    ids[collection] = await adds(collection, { ...common, seo: seo(ids), ...body(ids) })
  }
  return ids
}

type Upload = { alt: string; name: string; type: string; data: BlobPart }

const pdf = '%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\nstartxref\n9\n%%EOF\n'
const brochure: Upload = { alt: 'A brochure', name: 'brochure.pdf', type: 'application/pdf', data: pdf }
const briefing: Upload = {
  ...{ alt: 'A briefing', name: 'briefing.webm', type: 'video/webm' },
  data: readFileSync(join(__dirname, 'film.webm')),
}

async function addFile({ ask }: CmsClient, { alt, name, type, data }: Upload): Promise<number> {
  const form = new FormData()
  form.set('_payload', JSON.stringify({ alt }))
  form.set('file', new Blob([data], { type }), name)
  return docOf(await ask('POST', 'media', { form })).id
}

const common = { summary: 'In short.', reviewedAt: day(1), reviewDueAt: day(28) }

const needApproval = new Set(['articles', 'newsletter-issues', 'nav-contents', 'nav-answers', 'legal-notices'])

/** In an order in which whatever an item names is there before it. */
const steps: [collection: string, body: (ids: Ids) => Values][] = [
  ['locations', () => ({ name: 'France', kind: 'country', iso: 'FR' })],
  ['offices', (ids) => officeOf(ids)],
  ['services', (ids) => ({ ...branch('Disputes', ids), keyContacts: [] })],
  ['sectors', (ids) => ({ ...branch('Energy', ids), keyContacts: [], services: [ids.services] })],
  ['nav-regions', () => ({ name: 'Europe', key: 'europe' })],
  ['nav-services', (ids) => navServiceOf(ids)],
  ['people', (ids) => personOf(ids)],
  ['nav-jurisdictions', (ids) => jurisdictionOf(ids)],
  ['products', (ids) => productOf(ids)],
  ['solutions', (ids) => ({ ...branch('Recovery', ids), products: [ids.products], body: bodyOf(ids) })],
  ['topics', () => ({ name: 'Sanctions', summary: 'What states forbid.' })],
  ['pages', (ids) => pageOf(ids)],
  ['articles', (ids) => articleOf(ids)],
  ['deals', (ids) => dealOf(ids)],
  ['news', (ids) => newsOf(ids)],
  ['events', (ids) => eventOf(ids)],
  ['trainings', (ids) => trainingOf(ids)],
  ['training-series', (ids) => ({ title: 'All about limits', modules: [ids.trainings], ...about(ids) })],
  ['newsletters', (ids) => ({ title: 'Weekly', key: 'weekly', frequencies: ['daily'], topics: [ids.topics] })],
  [
    'newsletter-issues',
    (ids) => ({ title: 'The week', newsletter: ids.newsletters, entries: [{ article: ids.articles }] }),
  ],
  ['benefits', (ids) => ({ title: 'France', country: ids.locations, body: bodyOf(ids) })],
  ['vacancies', (ids) => vacancyOf(ids)],
  ['testimonials', (ids) => testimonialOf(ids)],
  ['contact-topics', (ids) => contactTopicOf(ids)],
  ['legal-notices', (ids) => legalNoticeOf(ids)],
  ['marketing-pages', (ids) => ({ title: 'Why it helps', product: ids.products, body: bodyOf(ids) })],
  ['nav-contents', (ids) => guidanceOf(ids)],
  ['nav-questions', (ids) => questionOf(ids)],
  ['nav-answers', (ids) => answerOf(ids)],
  ['graduate-pages', (ids) => graduatePageOf(ids)],
  ['menus', (ids) => menuOf(ids)],
  ['redirects', (ids) => redirectOf(ids)],
  ['settings', (ids) => settingsOf(ids)],
]
