import { type Ids, type Values } from '../cms/full-body'
import { branch, contactTopicOf, day, dealOf, eventOf, testimonialOf, trainingOf, vacancyOf } from '../cms/full-items'
import {
  answerOf,
  jurisdictionOf,
  legalNoticeOf,
  menuOf,
  questionOf,
  redirectOf,
  settingsOf,
} from '../cms/full-site-items'
import { bodyOf } from './parts'
import { type PlainCollection } from './plain-kinds'

type Keep = (collection: PlainCollection, body: Values) => Promise<number>
type Hands = { keep: Keep; /** The same, once a second lawyer has approved it. */ keepLawful: Keep }

/** One of each of the types that stand beside pages and people; of a tree, two below each other. */
export async function furnishPlain({ keep, keepLawful }: Hands, ids: Ids): Promise<void> {
  const about = { topics: [], services: [], sectors: [], jurisdictions: [] }
  const keepBranch = async (collection: 'services' | 'sectors' | 'solutions', title: string) => {
    const own = { ...branch(title, ids), keyContacts: [] }
    const parent = await keep(collection, own)
    await keep(collection, { ...own, title: `${title} below`, parent })
    return parent
  }
  const services = await keepBranch('services', 'Disputes')
  await keepBranch('sectors', 'Energy')
  await keepBranch('solutions', 'Recovery')
  await keep('deals', { ...dealOf({ ...ids, services }) })
  await keep('events', { ...eventOf(ids), ...about })
  const modules = [await keep('trainings', { ...trainingOf(ids), ...about })]
  await keep('training-series', { title: 'All about limits', modules })
  const newsletter = await keep('newsletters', { title: 'Weekly', key: 'weekly', frequencies: ['daily'], topics: [] })
  await keepLawful('newsletter-issues', { title: 'The week', newsletter })
  const benefits = await keep('benefits', { title: 'United Kingdom', country: ids.locations })
  await keep('vacancies', vacancyOf({ ...ids, benefits }))
  await keep('testimonials', testimonialOf(ids))
  await keep('contact-topics', contactTopicOf(ids))
  const questions = await keep('nav-questions', questionOf(ids))
  await keep('menus', menuOf(ids))
  await furnishLawful({ keep, keepLawful }, { ...ids, 'nav-questions': questions })
}

/** What a second lawyer answers for, and what appears on every page or to graduates alone. */
async function furnishLawful({ keep, keepLawful }: Hands, ids: Ids): Promise<void> {
  const body = bodyOf([ids.media ?? 0], [ids.people ?? 0])
  const jurisdictions = await keep('nav-jurisdictions', jurisdictionOf(ids))
  await keepLawful('nav-answers', answerOf({ ...ids, 'nav-jurisdictions': jurisdictions }))
  const article = { title: 'On set-off', kind: 'article', publishedOn: day(2), lawStatedAt: day(1), body }
  await keepLawful('articles', { ...article, authors: [ids.people], cover: ids.media })
  await keepLawful('legal-notices', legalNoticeOf(ids))
  await keep('redirects', redirectOf(ids))
  await keep('settings', settingsOf(ids))
  await keep('graduate-pages', { title: 'Where to begin', kind: 'home', cover: ids.media, body })
}
