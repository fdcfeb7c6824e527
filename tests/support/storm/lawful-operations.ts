import { type Answer } from '../cms/cms'
import { publishApproved } from '../cms/gated-content'
import { bodyOf } from './parts'
import { create, one, type Operation, patch, publishAs } from './requests'
import { type Collection, type Hand, idOf, isAccepted, type Item, nameFor, pickOf, titled } from './world'

/** What a second lawyer answers for. */
export const approved: Collection[] = ['articles', 'nav-answers', 'legal-notices']

const cited = ['nav-answers', 'nav-contents']

/** The first change of a text of the law begins its next version, of which its writer then tells what is new. */
export const changeTold = (collection: string, changeNote: string): Record<string, unknown> | undefined =>
  cited.includes(collection) ? { changeKind: 'law-change', changeNote } : undefined

type Edition = { locale: string; publishSpecificLocale?: string }

/** New words, sent to review, approved by a colleague and published. */
async function publishLawful(hand: Hand, item: Item, edition: Edition = { locale: 'en' }): Promise<Answer> {
  const title = nameFor(hand, item)
  const body = { ...titled(item, title), live: true }
  const written = await patch(hand, item, { body, query: { locale: edition.locale, draft: true } })
  if (!isAccepted(written)) return written
  const told = changeTold(item.collection, title)
  if (told) await patch(hand, item, { body: told, query: { locale: edition.locale, draft: true } })
  const answer = await publishApproved(hand.world, `${item.collection}/${item.id}`, edition)
  // A colleague may have written something else meanwhile: what was published is what the answer says.
  const isOwn = isAccepted(answer) && answer.text.includes(title)
  if (isOwn) hand.world.acknowledged.push({ ...item, locale: edition.locale, title })
  return answer
}

async function writeArticle(hand: Hand): Promise<Answer | undefined> {
  const author = pickOf(hand, 'people')
  if (!author) return undefined
  const cover = hand.random.pick(hand.world.pictures)
  const body = bodyOf(cover === undefined ? [] : [cover], [author.id])
  const facts = { kind: 'article', publishedOn: '2026-02-02', lawStatedAt: '2026-02-02', authors: [author.id], cover }
  const query = { draft: true }
  const answer = await create(hand, 'articles', { body: { ...facts, body, _status: 'draft' }, query })
  return isAccepted(answer) ? publishLawful(hand, { collection: 'articles', id: idOf(answer) }) : answer
}

function whereTo(hand: Hand): Record<string, unknown> {
  const page = hand.random.below(3) === 0 ? undefined : pickOf(hand, 'pages')
  return page ? { isGone: false, to: { relationTo: 'pages', value: page.id } } : { isGone: true, to: null }
}

/** What is said in law, on every page and to graduates: the rows of the table that other kinds do not meet. */
export const lawfulOperations: Record<string, Operation> = {
  'write an article and have it approved': writeArticle,
  'publish what a lawyer approved': one(approved, (hand, item) => publishLawful(hand, item)),
  'publish a translation that a lawyer approved': one(['articles'], (hand, item) =>
    publishLawful(hand, item, { locale: 'fr-fr', publishSpecificLocale: 'fr-fr' }),
  ),
  'unpublish what a lawyer approved': one(approved, (hand, item) => patch(hand, item, { body: { _status: 'draft' } })),
  'undo a publication': one(['articles', 'news', 'topics', 'settings'], ({ world }, { collection, id }) =>
    world.writer.ask('POST', `${collection}/${id}/undo-publish`),
  ),
  'add a redirect': (hand) =>
    create(hand, 'redirects', { body: { ...whereTo(hand), reason: 'It moved.', _status: 'published' } }),
  'send a redirect elsewhere': one(['redirects'], (hand, item) => publishAs(hand, item, { body: whereTo(hand) })),
  'change the settings': one(['settings'], (hand, item) =>
    publishAs(hand, item, { body: { sharingPicture: hand.random.pick(hand.world.pictures) ?? null } }),
  ),
  'publish a graduate page elsewhere': one(['graduate-pages'], (hand, item) =>
    publishAs(hand, item, { query: { locale: 'en-sg', publishSpecificLocale: 'en-sg' } }),
  ),
}
